"""What bench/trees times, done by scikit-learn: trees.py DIRECTORY THREADS ROUNDS."""

import resource
import sys
import time

import numpy
from sklearn.ensemble import ExtraTreesClassifier, HistGradientBoostingClassifier, RandomForestClassifier
from sklearn.metrics import roc_auc_score

COLUMNS = 50


def read(path):
    table = numpy.fromfile(path, dtype="<f4").reshape(-1, COLUMNS + 1)
    return numpy.ascontiguousarray(table[:, :COLUMNS]), table[:, COLUMNS].astype(int)


def processor():
    usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(u.ru_utime + u.ru_stime for u in usage)


def timed(what, work, labels=None):
    wall, cpu = time.perf_counter(), processor()
    result = work()
    wall, cpu = time.perf_counter() - wall, processor() - cpu
    auc = float("nan") if labels is None else roc_auc_score(labels, result[:, 1])
    print(f"{what} {wall:.3f} {cpu:.3f} {auc:.4f}", flush=True)
    return result


def main(directory, threads, rounds):
    rows, labels = read(f"{directory}/train.f32")
    test, test_labels = read(f"{directory}/test.f32")
    models = {
        "forest": RandomForestClassifier(200, n_jobs=threads),
        "extra": ExtraTreesClassifier(200, n_jobs=threads),
        "boosting": HistGradientBoostingClassifier(max_iter=100, early_stopping=False),
    }
    for _ in range(rounds):
        for name, model in models.items():
            timed(f"{name}-train", lambda: model.fit(rows, labels))
            timed(f"{name}-score", lambda: model.predict_proba(test), test_labels)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
