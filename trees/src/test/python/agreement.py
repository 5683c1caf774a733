"""Makes the numbers of AgreementTest: scikit-learn on the rows of Made.noisy, AUC on rows held out."""

import numpy
import sklearn
from sklearn.ensemble import ExtraTreesClassifier, HistGradientBoostingClassifier, RandomForestClassifier
from sklearn.metrics import roc_auc_score


def floats(seed, count):
    """RandomStream.nextFloat: SplitMix64, the upper 24 bits."""
    with numpy.errstate(over="ignore"):
        z = numpy.uint64(seed) + numpy.uint64(0x9E3779B97F4A7C15) * numpy.arange(1, count + 1, dtype=numpy.uint64)
        z = (z ^ (z >> numpy.uint64(30))) * numpy.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> numpy.uint64(27))) * numpy.uint64(0x94D049BB133111EB)
        z = z ^ (z >> numpy.uint64(31))
    return (z >> numpy.uint64(40)).astype(numpy.float32) * numpy.float32(2.0**-24)


def noisy(count, columns, seed):
    drawn = floats(seed, count * (columns + 1)).reshape(count, columns + 1)
    rows = drawn[:, :columns] * numpy.float32(2) - numpy.float32(1)
    score = (rows[:, 0] + rows[:, 1] * rows[:, 1]).astype(float) - 0.3 + (drawn[:, columns] - 0.5)
    return rows, (score > 0).astype(int)


rows, labels = noisy(3000, 8, 31)
test, test_labels = noisy(20000, 8, 32)
print("scikit-learn", sklearn.__version__, "positive", labels.sum(), test_labels.sum())
for kind, settings in (
    (RandomForestClassifier, {"n_estimators": 200}),
    (ExtraTreesClassifier, {"n_estimators": 200}),
    (HistGradientBoostingClassifier, {"max_iter": 100, "early_stopping": False}),
):
    auc = [
        roc_auc_score(test_labels, kind(random_state=s, **settings).fit(rows, labels).predict_proba(test)[:, 1])
        for s in range(3)
    ]
    print(kind.__name__, numpy.round(auc, 4))
