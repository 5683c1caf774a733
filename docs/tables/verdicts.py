"""What advise says of biased negatives beside what they did: verdicts.py PUBN ROWS RESULTS...

PUBN is the program. ROWS is a folder that org.pubn.bench.peers.WriteTrials filled (bench/README.md); `advise` sees the rows
of each trial, training and held out, with the true priors. RESULTS are results.jsonl of `reproduce compare` with the methods
pubn and pubn-n on the same tasks and seeds; the settings with the lowest mean validation loss count. Prints a table.
"""

import collections
import glob
import json
import math
import subprocess
import sys
import tempfile

import numpy


def samples(path):
    """Task, priors, and P, U, bN of a trial."""
    with open(path, "rb") as file:
        head = file.readline().decode().split()
        numbers = numpy.fromfile(file, dtype="<f4")
    columns, sizes = int(head[4]), [int(n) for n in head[5:]]
    parts, at = [], 0
    for size in sizes:
        parts.append(numbers[at : at + size * columns].reshape(size, columns))
        at += size * columns
    return head[0], head[2], head[3], [numpy.vstack((parts[i], parts[i + 3])) for i in range(3)]


def verdict(program, path):
    task, pi, rho, parts = samples(path)
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "advise", "--prior", pi, "--rho", rho, "--quiet", "--out", folder]
        for role, rows in zip(("positive", "unlabeled", "negative"), parts):
            name = f"{folder}/{role}.csv"
            header = ",".join(f"c{i}" for i in range(rows.shape[1]))
            numpy.savetxt(name, rows, delimiter=",", header=header, comments="", fmt="%.9g")
            command += [f"--{role}", name]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(f"{folder}/advice.json") as file:
            benefit = json.load(file)["benefit"]
    return task, benefit["verdict"], benefit["canHelp"]


def errors(files):
    """By task and method the errors of the trials, at the settings with the lowest mean loss."""
    outcomes = collections.defaultdict(dict)
    for path in files:
        for line in open(path):
            o = json.loads(line)
            if o["method"] in ("pubn", "pubn-n") and "error" in o:
                key = o["task"], o["method"], json.dumps(o["options"])
                outcomes[key][o["trial"]] = (o["validationLoss"], o["error"])
    best = {}
    for (task, method, _), trials in outcomes.items():
        loss = numpy.mean([l for l, _ in trials.values()])
        if loss < best.get((task, method), (math.inf,))[0]:
            best[task, method] = loss, {t: e for t, (_, e) in trials.items()}
    return {key: trials for key, (_, trials) in best.items()}


def main(program, folder, *results):
    measured = errors(results)
    said = collections.defaultdict(list)
    for path in sorted(glob.glob(folder + "/*.rows")):
        task, word, can = verdict(program, path)
        said[task].append((word, can))
        print(task, word, can, file=sys.stderr)
    print("| task | verdicts of advise | can help | PUbN − PUbN\\\\N, points | trials |\n|---|---|---|---|---|")
    for task, words in said.items():
        counts = collections.Counter(word for word, _ in words)
        text = ", ".join(f"{word} ({n})" for word, n in counts.most_common())
        with_bn, without = measured.get((task, "pubn"), {}), measured.get((task, "pubn-n"), {})
        d = numpy.array([100 * (with_bn[t] - without[t]) for t in sorted(with_bn) if t in without])
        effect = f"{d.mean():+.2f} ± {d.std(ddof=1) / math.sqrt(len(d)):.2f}" if len(d) > 1 else "not run"
        print(f"| `{task}` | {text} | {sum(can for _, can in words)} of {len(words)} | {effect} | {len(d)} |")


if __name__ == "__main__":
    main(*sys.argv[1:])
