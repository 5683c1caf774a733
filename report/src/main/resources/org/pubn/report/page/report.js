(() => {
  'use strict';

  const charts = JSON.parse(document.getElementById('charts').textContent);
  const symbols = ['circle', 'rect', 'triangle', 'diamond',
      'emptyCircle', 'emptyRect', 'emptyTriangle', 'emptyDiamond'];
  const dashes = ['solid', [7, 4], [2, 3], [9, 3, 2, 3], 'solid', [7, 4], [2, 3], [9, 3, 2, 3]];
  const font = getComputedStyle(document.body).fontFamily;

  // Colours are variables of the style sheet: a dark screen or a print changes them by itself.
  const colour = style => `var(--s${style})`;

  const escaped = text => String(text).replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`);
  const shown = value => (Math.abs(value) >= 1000 ? value.toLocaleString('en')
      : String(Number(value.toPrecision(4)))).replace('-', '−');

  function tip(title, rows) {
    const lines = rows.map(([style, name, text]) => `<tr><td class="s${style}">`
        + '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>'
        + `${escaped(name)}</td><td>${escaped(text)}</td></tr>`);
    return `<div class="tip">${escaped(title)}<table>${lines.join('')}</table></div>`;
  }

  function axis(name, vertical) {
    return {
      type: 'value', name, nameLocation: 'middle', scale: true,
      nameGap: vertical ? 42 : 28,
      nameTextStyle: { color: 'var(--soft)', fontSize: 12 },
      axisLine: { show: !vertical, onZero: false, lineStyle: { color: 'var(--soft)' } },
      axisTick: { show: !vertical, lineStyle: { color: 'var(--soft)' } },
      axisLabel: { color: 'var(--soft)', fontSize: 11, formatter: shown, hideOverlap: true },
      splitLine: { show: vertical, lineStyle: { color: 'var(--rule)' } },
      axisPointer: { label: { show: false }, lineStyle: { color: 'var(--soft)' } },
    };
  }

  function frame(chart, labelRows) {
    return {
      animation: false,
      textStyle: { fontFamily: font },
      grid: { left: 58, right: 18, top: 12 + 14 * labelRows, bottom: 48 },
      xAxis: axis(chart.x, false),
      yAxis: axis(chart.y, true),
      tooltip: {
        backgroundColor: 'var(--raised)', borderColor: 'var(--rule)', padding: [6, 10],
        confine: true, transitionDuration: 0, extraCssText: 'box-shadow: none',
      },
      series: [],
    };
  }

  function markLine(markers, stroke) {
    return {
      silent: true, symbol: 'none', animation: false, precision: 10,
      lineStyle: { color: stroke, width: 1.5, type: [4, 3] },
      label: { color: stroke, fontSize: 11, fontFamily: font },
      data: markers.map(m => ({
        ...('x' in m ? { xAxis: m.x } : { yAxis: m.y }),
        label: { formatter: m.label, position: 'x' in m ? 'end' : 'insideEndTop' },
      })),
    };
  }

  // The outline of a band: its upper edge there, its lower edge back. Below an outline that ends
  // where it began, the area down to the axis is empty, so that what is filled is the band.
  function band(series) {
    const edge = sign => series.points.map(p => [p[0], p[1] + sign * (p[2] || 0)]);
    return {
      type: 'line', data: [...edge(1), ...edge(-1).reverse()], symbol: 'none', silent: true, z: 1,
      lineStyle: { opacity: 0 }, emphasis: { disabled: true },
      areaStyle: { color: colour(series.style), opacity: 0.16 },
    };
  }

  const hasVertical = series => (series.markers || []).some(marker => 'x' in marker);

  function line(chart, labelRows) {
    const option = frame(chart, labelRows);
    let row = 0;
    for (const series of chart.series) {
      if (series.points.some(p => p[2])) {
        option.series.push(band(series));
      }
      const marks = markLine(series.markers, colour(series.style));
      if (hasVertical(series)) {
        marks.data.filter(m => 'xAxis' in m).forEach(m => { m.label.distance = 2 + 14 * row; });
        row++;
      }
      const every = Math.ceil(series.points.length / 8);
      option.series.push({
        name: series.name, type: 'line', z: 3, data: series.points.map(p => [p[0], p[1]]),
        symbol: symbols[series.style],
        symbolSize: (value, point) => (point.dataIndex % every === 0 ? 7 : 0),
        color: colour(series.style), emphasis: { disabled: true },
        lineStyle: { width: 2, type: dashes[series.style] },
        markLine: marks,
      });
    }
    option.tooltip.trigger = 'axis';
    option.tooltip.formatter = items => {
      const x = items[0].value[0];
      return tip(`${chart.x} ${shown(x)}`, chart.series.flatMap(series => {
        const p = series.points.find(point => point[0] === x);
        return p ? [[series.style, series.name, shown(p[1]) + (p[2] ? ` ± ${shown(p[2])}` : '')]] : [];
      }));
    };
    return option;
  }

  function histogram(chart, labelRows) {
    const option = frame(chart, labelRows);
    const { edges } = chart;
    option.xAxis.min = edges[0];
    option.xAxis.max = edges[edges.length - 1];
    option.yAxis.scale = false;
    // The library stacks bars along category axes only. So each bar reaches from 0 to its top, and
    // those of the groups below are drawn over it.
    const tops = edges.slice(1).map(() => 0);
    option.series = chart.series.map((series, index) => ({
      name: series.name, type: 'bar', barGap: '-100%', barCategoryGap: '6%',
      color: colour(series.style), z: 2 + chart.series.length - index, emphasis: { disabled: true },
      data: series.counts.map((count, bin) => [(edges[bin] + edges[bin + 1]) / 2, tops[bin] += count]),
      markLine: index === 0 ? markLine(chart.markers, 'var(--ink)') : undefined,
    }));
    option.tooltip.trigger = 'axis';
    option.tooltip.axisPointer = { type: 'shadow' };
    option.tooltip.formatter = items => {
      const bin = items[0].dataIndex;
      return tip(`${chart.x} ${shown(edges[bin])} to ${shown(edges[bin + 1])}`,
          chart.series.map(s => [s.style, s.name, s.counts[bin].toLocaleString('en')]));
    };
    return option;
  }

  function scatter(chart, labelRows) {
    const option = frame(chart, labelRows);
    option.xAxis.splitLine.show = true;
    option.xAxis.splitLine.lineStyle.color = 'var(--rule)';
    option.series = chart.series.map(series => ({
      name: series.name, type: 'scatter', data: series.points, symbol: symbols[series.style],
      symbolSize: series.points.length > 200 ? 4 : 7,
      itemStyle: { color: colour(series.style), opacity: 0.7 }, emphasis: { disabled: true },
    }));
    option.tooltip.trigger = 'item';
    option.tooltip.formatter = item => tip('', [[chart.series[item.seriesIndex].style,
        item.seriesName, `${shown(item.value[0])}, ${shown(item.value[1])}`]]);
    return option;
  }

  const draw = { line, histogram, scatter };

  // Rows of labels above a chart: markers of different curves may stand close to each other. The
  // panels of a figure leave the same room, so that their axes are aligned.
  function labelRows(place) {
    const panels = [...place.closest('.panels').querySelectorAll('[data-chart]')];
    return Math.max(...panels.map(panel => {
      const chart = charts[panel.dataset.chart];
      return hasVertical(chart) ? 1 : chart.series.filter(hasVertical).length;
    }));
  }

  for (const place of document.querySelectorAll('[data-chart]')) {
    try {
      const chart = charts[place.dataset.chart];
      const drawn = echarts.init(place, null, { renderer: 'svg' });
      // With a view box the drawing can be scaled by the style sheet, which a print does.
      drawn.on('rendered', () => place.querySelector('svg')
          .setAttribute('viewBox', `0 0 ${drawn.getWidth()} ${drawn.getHeight()}`));
      drawn.setOption(draw[chart.kind](chart, labelRows(place)));
      let width = drawn.getWidth();
      new ResizeObserver(() => {
        if (!matchMedia('print').matches && place.clientWidth && place.clientWidth !== width) {
          width = place.clientWidth;
          drawn.resize();
        }
      }).observe(place);
    } catch (error) {
      place.classList.add('failed');
      place.textContent = `This chart could not be drawn: ${error.message}`;
    }
  }
})();
