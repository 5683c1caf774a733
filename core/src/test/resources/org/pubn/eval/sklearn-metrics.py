"""Writes sklearn-metrics.tsv: metrics of some made-up scores as scikit-learn computes them.

    python3 sklearn-metrics.py > sklearn-metrics.tsv

Values in the repository: Debian 12, python3-sklearn 1.2.1, python3-numpy 1.24.2.
scikit-learn has no expected calibration error: that one follows its definition, in numpy.
"""
import numpy as np
from sklearn import metrics as m


def ece(labels, probabilities, bins=15):
    index = np.minimum((probabilities * bins).astype(int), bins - 1)
    total = 0.0
    for b in range(bins):
        inside = index == b
        if inside.any():
            total += inside.sum() * abs(probabilities[inside].mean() - labels[inside].mean())
    return total / len(labels)


def case(name, scores, labels, threshold):
    with np.errstate(over="ignore"):  # 1 / inf is the 0 that is meant
        probabilities = 1 / (1 + np.exp(-scores))
    called = scores > threshold
    tn, fp, fn, tp = m.confusion_matrix(labels, called, labels=[0, 1]).ravel()
    values = {
        "accuracy": m.accuracy_score(labels, called),
        "error": m.zero_one_loss(labels, called),
        "fpr": fp / (fp + tn),
        "fnr": fn / (fn + tp),
        "precision": m.precision_score(labels, called),
        "recall": m.recall_score(labels, called),
        "f1": m.f1_score(labels, called),
        "balanced-accuracy": m.balanced_accuracy_score(labels, called),
        "roc-auc": m.roc_auc_score(labels, scores),
        "pr-auc": m.average_precision_score(labels, scores),
        "brier": m.brier_score_loss(labels, probabilities),
        "ece": ece(labels, probabilities),
    }
    print(name, "threshold", repr(float(threshold)), sep="\t")
    print(name, "scores", " ".join(repr(float(s)) for s in scores), sep="\t")
    print(name, "labels", " ".join(str(int(y)) for y in labels), sep="\t")
    for metric, value in values.items():
        print(name, metric, repr(float(value)), sep="\t")


random = np.random.RandomState(7)
labels = (random.rand(60) < 0.4).astype(int)
case("continuous", np.round(random.randn(60) + 1.5 * labels - 0.7, 6), labels, 0.0)
labels = (random.rand(80) < 0.5).astype(int)
case("ties", np.round(random.randn(80) + labels - 0.5, 0), labels, 0.0)
labels = (np.arange(90) % 15 == 0).astype(int)
case("rare", np.round(2 * random.randn(90) + 3 * labels, 4), labels, 1.25)
labels = (random.rand(40) < 0.7).astype(int)
case("reversed", np.round(random.randn(40) - 2 * labels, 5), labels, -1.0)
case("extreme", np.array([-745.0, 745.0, 30.0, -30.0, 0.0, 0.0]), np.array([0, 1, 0, 1, 1, 0]), 0.0)
