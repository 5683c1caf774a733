"""What users of scikit-learn do with P, U and bN, on rows that WriteTrials wrote: peers.py [--all-rows] FILE...

300 trees, else the defaults; bN are negatives in all of them. Prints a line of JSON per method and trial.
--all-rows: rows held out are learned from, too, as none of these methods needs any.
"""

import json
import sys

import numpy
from sklearn.ensemble import RandomForestClassifier
from sklearn.metrics import roc_auc_score
from sklearn.tree import DecisionTreeClassifier

TREES = 300


def read(path, all_rows):
    with open(path, "rb") as file:
        head = file.readline().decode().split()
        numbers = numpy.fromfile(file, dtype="<f4")
    columns, sizes = int(head[4]), [int(n) for n in head[5:]]
    parts, at = [], 0
    for size in sizes:
        parts.append(numbers[at : at + size * columns].reshape(size, columns))
        at += size * columns
    p, u, n, p2, u2, n2, test = parts
    if all_rows:
        p, u, n = (numpy.vstack(pair) for pair in ((p, p2), (u, u2), (n, n2)))
    return head[0], int(head[1]), float(head[2]), p, u, n, test, numbers[at:].astype(int)


def forest(seed, **options):
    return RandomForestClassifier(TREES, random_state=seed, **options)


def cut(out_of_bag_of_u, prior):
    """The score above which the share of the prior of U lies."""
    return numpy.sort(out_of_bag_of_u)[int(round((1 - prior) * len(out_of_bag_of_u))) - 1]


def naive(p, u, n, prior, test, seed):
    x = numpy.vstack((p, u, n))
    y = numpy.repeat((1, 0, 0), (len(p), len(u), len(n)))
    model = forest(seed, oob_score=True).fit(x, y)
    scores = model.predict_proba(test)[:, 1]
    line = cut(model.oob_decision_function_[len(p) : len(p) + len(u), 1], prior)
    return {"naive-trees": (scores, 0.5), "naive-at-prior": (scores, line)}


def elkan_noto(p, u, n, prior, test, seed):
    x = numpy.vstack((p, u))
    y = numpy.repeat((1, 0), (len(p), len(u)))
    mass = numpy.repeat((prior * len(u) / len(p), 1.0), (len(p), len(u)))
    first = forest(seed, oob_score=True, min_samples_leaf=5).fit(x, y, sample_weight=mass)
    share = numpy.clip(first.oob_decision_function_[len(p) :, 1], 0, 0.5)
    w = share / (1 - share)
    x = numpy.vstack((p, u, u, n))
    y = numpy.repeat((1, 1, 0, 0), (len(p), len(u), len(u), len(n)))
    mass = numpy.concatenate((numpy.ones(len(p)), w, 1 - w, numpy.ones(len(n))))
    model = forest(seed).fit(x[mass > 0], y[mass > 0], sample_weight=mass[mass > 0])
    return {"elkan-noto": (model.predict_proba(test)[:, 1], 0.5)}


def pu_bagging(p, u, n, prior, test, seed):
    random = numpy.random.RandomState(seed)
    scores, bags, counts = numpy.zeros(len(test)), numpy.zeros(len(u)), numpy.zeros(len(u))
    for _ in range(TREES):
        drawn = random.randint(len(u), size=len(p))
        x = [p[random.randint(len(p), size=len(p))], u[drawn]]
        if len(n):
            x.append(n[random.randint(len(n), size=len(n))])
        y = numpy.repeat((1, 0), (len(p), len(p) + len(n)))
        tree = DecisionTreeClassifier(max_features="sqrt", random_state=random.randint(2**31 - 1)).fit(numpy.vstack(x), y)
        scores += tree.predict_proba(test)[:, 1] / TREES
        out = numpy.setdiff1d(numpy.arange(len(u)), drawn)
        bags[out] += tree.predict_proba(u[out])[:, 1]
        counts[out] += 1
    seen = counts > 0
    return {"pu-bagging": (scores, cut(bags[seen] / counts[seen], prior))}


def main(args):
    all_rows = args[:1] == ["--all-rows"]
    for path in args[all_rows:]:
        task, trial, prior, p, u, n, test, labels = read(path, all_rows)
        for method in (naive, elkan_noto, pu_bagging):
            for name, (scores, line) in method(p, u, n, prior, test, trial).items():
                called = scores > line
                fpr, fnr = called[labels == 0].mean(), 1 - called[labels == 1].mean()
                numbers = {"error": (called != labels).mean(), "fpr": fpr, "fnr": fnr, "auc": roc_auc_score(labels, scores)}
                line_of = {"task": task, "trial": trial, "method": name, "rows": "all" if all_rows else "training"}
                print(json.dumps({**line_of, **{k: round(float(v), 6) for k, v in numbers.items()}}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
