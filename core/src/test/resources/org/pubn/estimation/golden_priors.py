"""Golden values of the estimators of pi and rho, from their definitions, by other means than the
library's: brute force over thresholds and grids, projected gradients, polynomial fits.

    python3 golden_priors.py > golden-priors.properties        (needs NumPy)
"""

import numpy as np

rng = np.random.default_rng(20190601)
out = {}


def put(name, value):
    values = np.atleast_1d(np.asarray(value, dtype=float)).ravel()
    out[name] = " ".join(repr(float(v)) for v in values)


def tail(scores, c):
    return np.mean(np.asarray(scores) >= c)


# Best-bin estimation, its DKW interval, and rho_max; scores with ties.
p = np.round(rng.normal(1.5, 1, 40), 1)
u = np.round(np.concatenate([rng.normal(1.5, 1, 36), rng.normal(-1.5, 1, 84)]), 1)
n = np.round(np.concatenate([rng.normal(-2.5, 0.5, 20), rng.normal(0, 1, 10)]), 1)
put("scores.positive", p)
put("scores.unlabeled", u)
put("scores.negative", n)


def bbe(delta, gamma):
    eps = lambda m: np.sqrt(np.log(4 / delta) / (2 * m))
    best = None
    high = 1.0
    for c in sorted(set(p) | set(u) | set(n), reverse=True):
        qp, qu = tail(p, c), tail(u, c)
        if qp == 0:
            continue
        bound = qu / qp + (1 + gamma) / qp * (eps(len(u)) + eps(len(p)))
        if best is None or bound < best[0] - 1e-13:
            best = (bound, qu, qp)
        if qp > eps(len(p)):
            high = min(high, (qu + eps(len(u))) / (qp - eps(len(p))))
    low = (best[1] - eps(len(u))) / (best[2] + eps(len(p)))
    return min(1, best[1] / best[2]), max(0, min(low, high)), high


put("bbe.estimate", bbe(0.1, 0.01)[0])
put("bbe.low", bbe(0.1, 0.01)[1])
put("bbe.high", bbe(0.1, 0.01)[2])
put("bbe.eager", bbe(0.9, 0.0)[0])

# The classifier of bN ranks by the negated score.
pi = 0.3
bins = []
for c in sorted(set(-p) | set(-u) | set(-n), reverse=True):
    qp, qn = tail(-p, c), tail(-n, c)
    bins.append((c, qp, qn, max(0, tail(-u, c) - pi * qp) / qn if qn > 0 else np.inf))
large = min([1 - pi] + [r for _, _, qn, r in bins if qn >= 0.5])
best = None
for c, qp, qn, r in bins:
    if qn < 0.1 or c not in -u:
        continue
    r0 = max(r, large)
    qu = min(1, pi * qp + r0 * qn)
    s = np.sqrt(qu * (1 - qu) / len(u) + pi**2 * qp * (1 - qp) / len(p) + r0**2 * qn * (1 - qn) / len(n)) / qn
    if best is None or r + 4 * s < best[0] - 1e-13:
        best = (r + 4 * s, r)
put("rho.estimate", min(1 - pi, best[1]))

# Elkan and Noto's e1, from probabilities p(s=1 | x) of the sample at hand.
shift = np.log(len(p) / len(u))
c = np.mean(1 / (1 + np.exp(-(p / 4 + shift))))
put("elkan-noto.estimate", len(p) / len(u) * (1 - c) / c)  # of the scores divided by 4

# AlphaMax: the likelihood over three bins by brute force, the elbow by polynomial fits.
hp = np.array([0.1, 0.3, 0.6])
hu = np.array([0.5, 0.3, 0.2])
put("alphamax.positive", hp)
put("alphamax.unlabeled", hu)


def likelihood(alpha):
    best = (-np.inf, None)
    centre, half = np.array([0.5, 0.5]), 0.5
    for _ in range(12):
        axis = np.linspace(-half, half, 81)
        b0, b1 = np.meshgrid(np.clip(centre[0] + axis, 1e-12, 1), np.clip(centre[1] + axis, 1e-12, 1))
        b2 = (alpha - hu[0] * b0 - hu[1] * b1) / hu[2]
        with np.errstate(divide="ignore", invalid="ignore"):
            value = sum(
                hp[i] * np.log(b * hu[i] / alpha) + hu[i] * np.log((1 - b) * hu[i] + alpha * hp[i])
                for i, b in enumerate((b0, b1, b2))
            )
        value[(b2 <= 0) | (b2 > 1)] = -np.inf
        k = np.unravel_index(np.argmax(value), value.shape)
        if value[k] > best[0]:
            best = (value[k], (b0[k], b1[k]))
        centre, half = np.array(best[1]), half * 0.3
    return best[0]


put("alphamax.alphas", [0.05, 0.25, 0.45, 0.7])
put("alphamax.likelihoods", [likelihood(a) for a in (0.05, 0.25, 0.45, 0.7)])

alphas = np.arange(1, 100) / 100
curve = -np.log1p(np.exp((alphas - 0.37) * 30)) / 30 + rng.normal(0, 2e-4, 99)
put("alphamax.curve", curve)
fall = -np.array([curve[i:].max() for i in range(99)])
smooth = []
for i in range(99):
    start = min(max(0, i - 2), 94)
    smooth.append(np.median(fall[start : start + 5]))
smooth = (np.array(smooth) - min(smooth)) / (max(smooth) - min(smooth))
change = {}
for i in range(9, 89):
    before = np.polyfit(np.arange(10), smooth[i - 9 : i + 1], 1)[0]
    after = np.polyfit(np.arange(10), smooth[i + 1 : i + 11], 1)[0]
    change[i] = (after - before) / (np.median(smooth[i - 9 : i + 1]) + 0.01)
put("alphamax.elbow", alphas[max(change, key=change.get)])

# Penalised L1 distance: one width and one penalty, all of U as centres.
xp = np.round(rng.normal([2, 0], 1, (30, 2)), 3)
xu = np.round(np.concatenate([rng.normal([2, 0], 1, (24, 2)), rng.normal([-2, 1], 1, (36, 2))]), 3)
put("rows.positive", xp)
put("rows.unlabeled", xu)


def squared(a, b):
    return ((a[:, None, :] - b[None, :, :]) ** 2).sum(axis=2)


sigma = 0.7 * np.sqrt(np.median(squared(xu, xu)))
penalty = 0.1
kp, ku = (np.exp(-squared(x, xu) / (2 * sigma**2)).mean(axis=0) for x in (xp, xu))
distances = []
for theta in np.arange(1, 100) / 100:
    beta = theta * kp - ku
    distances.append((np.maximum(0, beta) * beta).sum() / penalty - theta + 1)
put("pen-l1.estimate", (np.argmin(distances) + 1) / 100)

# KM2: the distance to the hull by accelerated projected gradients.
rows = np.concatenate([xu, xp])
d2 = squared(rows, rows)
median = np.sqrt(np.median(d2))
difference = np.concatenate([np.full(len(xu), 1 / len(xu)), np.full(len(xp), -1 / len(xp))])
kernels = [np.exp(-d2 / (2 * (w * median) ** 2)) for w in np.logspace(-1, 1, 5)]
kernel = max(kernels, key=lambda k: difference @ k @ difference)
apart = np.sqrt(difference @ kernel @ difference)
put("km2.apart", apart)


def onto_simplex(v):
    ordered = np.sort(v)[::-1]
    sums = np.cumsum(ordered) - 1
    k = np.nonzero(ordered - sums / np.arange(1, len(v) + 1) > 0)[0][-1]
    return np.maximum(0, v - sums[k] / (k + 1))


step = 1 / np.linalg.eigvalsh(kernel)[-1]


def d(lam):
    target = np.concatenate([np.full(len(xu), lam / len(xu)), np.full(len(xp), (1 - lam) / len(xp))])
    v = y = np.full(len(rows), 1 / len(rows))
    t = 1.0
    for _ in range(20000):
        new = onto_simplex(y - step * (kernel @ (y - target)))
        if (y - new) @ (new - v) > 0:  # restart where the momentum points uphill
            t = 1.0
        following = (1 + np.sqrt(1 + 4 * t * t)) / 2
        y = new + (t - 1) / following * (new - v)
        v, t = new, following
    return np.sqrt((target - v) @ kernel @ (target - v))


put("km2.lambdas", [1.0, 1.05, 2.0, 4.5])
put("km2.distances", [d(lam) for lam in (1.0, 1.05, 2.0, 4.5)])
threshold = 0.8 * (d(1.05) - d(1.0)) / 0.05 + 0.2 * apart
left, right = 1.0, 8.0
while right - left > 0.04:
    middle = (left + right) / 2
    if (d(middle + 0.02) - d(middle)) / 0.02 > threshold:
        right = middle
    else:
        left = middle
lam = (left + right) / 2
put("km2.estimate", (lam - 1) / lam)

# The binomial bin: the ratio of the bin with the least ratio plus five standard errors.
bins = []
for c in sorted(set(p) | set(u), reverse=True):
    if tail(p, c) > 0:
        bins.append((c, tail(p, c), tail(u, c) / tail(p, c)))
large = min([1] + [r for _, q, r in bins if q >= 0.5])
best = None
for c, q, r in bins:
    if q < 0.2 or (c not in u and q < 1):
        continue
    r0 = max(r, large)
    qu = min(1, r0 * q)
    s = np.sqrt(qu * (1 - qu) / len(u) + r0**2 * q * (1 - q) / len(p)) / q
    if best is None or r + 5 * s < best[0] - 1e-13:
        best = (r + 5 * s, r)
put("binomial-bin.estimate", min(1, best[1]))


# DEDPUL: kernel densities at every example of U, medians by NumPy, the fixed point by iteration.
def dedpul(p, u):
    def density(at, sample, factor):
        width = factor * np.std(sample, ddof=1)
        kernels = np.exp(-0.5 * ((at[:, None] - sample[None, :]) / width) ** 2)
        return kernels.sum(axis=1) / (len(sample) * width * np.sqrt(2 * np.pi))

    def medians(values, k):
        return np.array([np.median(values[max(0, i - k) : i + k + 1]) for i in range(len(values))])

    at = np.sort(u)
    ratio = medians(np.minimum(50, density(at, p, 0.1) / density(at, u, 0.05)), 5)
    upper = at >= (np.mean(p) + np.mean(u)) / 2
    ratio[upper] = np.maximum.accumulate(ratio[upper])
    ratio = np.sort(medians(ratio, len(u) // 20))
    mean = lambda pi: np.mean(np.minimum(1, pi * ratio))
    pi = 1.0
    for _ in range(1000):
        new = mean(pi)
        if abs(new - pi) < 1e-5:
            break
        pi = new
    if pi >= 1 / 50:
        return ratio, pi
    grid = np.arange(1001) / 1000
    gap = np.array([g - mean(g) for g in grid])
    turn = np.diff(gap, 2)
    turn[gap[1:-1] >= 0.05] = -np.inf
    return ratio, grid[1 + np.flatnonzero(turn > turn.max() - 1e-12)[-1]]


more = np.random.default_rng(20200907)
dp = np.round(more.normal(1.5, 1, 60), 2)
du = np.round(np.concatenate([more.normal(1.5, 1, 60), more.normal(-1.5, 1, 140)]), 2)
put("dedpul.positive", dp)
put("dedpul.unlabeled", du)
put("dedpul.ratios", dedpul(dp, du)[0])
put("dedpul.estimate", dedpul(dp, du)[1])
# Some of P look like none of U, so that the mean of the ratios is below 1 and the fixed point is 0.
more = np.random.default_rng(1)
few = np.round(np.concatenate([more.normal(1.5, 1, 30), more.normal(-1.5, 1, 170)]), 2)
far = np.round(np.concatenate([more.normal(1.5, 1, 40), more.normal(6, 0.5, 8)]), 2)
farther = np.round(np.concatenate([far[:40], more.normal(6, 0.5, 30)]), 2)
put("dedpul.far", far)
put("dedpul.farther", farther)
put("dedpul.few", few)
put("dedpul.elbow", dedpul(far, few)[1])
put("dedpul.no-elbow", dedpul(farther, few)[1])

print("# Written by golden_priors.py")
for name in sorted(out):
    print(name + "=" + out[name])
