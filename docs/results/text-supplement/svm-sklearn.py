"""The SVM cells of the text supplement with scikit-learn, on ten draws of its own: svm-sklearn.py DATA_DIRECTORY"""

import os
import sys

import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.svm import LinearSVC

POSITIVE_GROUPS = 11  # the first so many in the alphabet
POOL = 11_000
SHARES = {
    "sci": {11: 0.25, 12: 0.25, 13: 0.25, 14: 0.25},
    "talk": {16: 0.28, 17: 0.29, 18: 0.24, 19: 0.19},
    "skewed": {11: 0.025, 12: 0.025, 13: 0.025, 14: 0.025, 15: 0.5, 16: 0.112, 17: 0.116, 18: 0.096, 19: 0.076},
}


def posts(split):
    directory = os.path.join(sys.argv[1], "20news-bydate-" + split)
    texts, groups = [], []
    for number, group in enumerate(sorted(os.listdir(directory))):
        for name in sorted(os.listdir(os.path.join(directory, group))):
            with open(os.path.join(directory, group, name), encoding="latin-1") as file:
                texts.append(file.read())
            groups.append(number)
    return texts, np.array(groups)


def error(seed, shares, negatives):
    random = np.random.RandomState(seed)
    pool = random.permutation(len(training_groups))[:POOL]
    groups = training_groups[pool]
    rows = list(random.choice(pool[groups < POSITIVE_GROUPS], 600, replace=False))
    for group, count in zip(shares, random.multinomial(negatives, list(shares.values()))):
        rows.extend(random.choice(pool[groups == group], count, replace=False))
    svm = LinearSVC().fit(training[rows], np.arange(len(rows)) < 600)
    return 100 * np.mean(svm.predict(test) != (test_groups < POSITIVE_GROUPS))


vectorizer = TfidfVectorizer(stop_words="english", max_df=0.95, max_features=10_000)
training_texts, training_groups = posts("train")
test_texts, test_groups = posts("test")
training = vectorizer.fit_transform(training_texts)
test = vectorizer.transform(test_texts)
for negatives in (400, 1000):
    for task, shares in SHARES.items():
        errors = [error(seed, shares, negatives) for seed in range(10)]
        print(f"{task:7} {negatives:4} bN: {np.mean(errors):.2f} ± {np.std(errors, ddof=1):.2f} %")
