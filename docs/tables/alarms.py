"""Makes tables whose biased negatives are false alarms of a first model: alarms.py DIR NAME...

DIR holds the tables and their descriptions. A quarter of the rows of NAME trains the first model: PU bagging of half of
its positives against the rest, called positive above the share of the prior. These rows are left out afterwards. Of the
other rows, negatives that the model calls positive are the kind "alarm". Writes NAME-alarms.csv and NAME-alarms.json.
"""

import json
import sys

import numpy
import pandas
from sklearn.tree import DecisionTreeClassifier

TREES = 200


def main(folder, names):
    for name in names:
        with open(f"{folder}/{name}.json") as file:
            about = json.load(file)
        separator = ";" if name == "bank" else ","
        table = pandas.read_csv(f"{folder}/{about['file']}", sep=separator)
        positive = table[about["label"]].astype(str).isin(about["positive"]).to_numpy()
        hidden = [about["label"], *about.get("ignore", [])]
        x = pandas.get_dummies(table.drop(columns=hidden)).fillna(-1).to_numpy(dtype="float32")
        random = numpy.random.RandomState(0)
        order = random.permutation(len(table))
        first, others = order[: len(order) // 4], order[len(order) // 4 :]
        known = first[positive[first]][::2]
        rest = numpy.setdiff1d(first, known)
        scores = numpy.zeros(len(others))
        for _ in range(TREES):
            rows = numpy.concatenate((random.choice(known, len(known)), random.choice(rest, len(known))))
            y = numpy.repeat((1, 0), len(known))
            tree = DecisionTreeClassifier(max_features="sqrt", random_state=random.randint(2**31 - 1))
            scores += tree.fit(x[rows], y).predict_proba(x[others])[:, 1]
        alarm = scores > numpy.quantile(scores, 1 - positive.mean())
        kept = table.iloc[others].copy()
        kept["alarm"] = numpy.where(alarm & ~positive[others], "alarm", "other")
        rho = (kept["alarm"] == "alarm").mean()
        kept.to_csv(f"{folder}/{name}-alarms.csv", index=False)
        sizes = {part: dict(about[part]) for part in ("training", "validation")}
        alarms = (kept["alarm"] == "alarm").sum()
        for part, share in (("training", 0.3), ("validation", 0.03)):
            sizes[part]["negative"] = max(1, min(sizes[part]["negative"], int(share * alarms)))
            for role in ("positive", "unlabeled"):
                sizes[part][role] = int(0.75 * sizes[part][role])
        description = {
            **{k: v for k, v in about.items() if k not in ("tasks", "training", "validation")},
            "description": about["description"] + "; negatives are false alarms of a first model",
            "file": f"{name}-alarms.csv",
            "category": "alarm",
            "ignore": [*about.get("ignore", []), "alarm"],
            "prior": round(float(positive[others].mean()), 3),
            "tasks": {"alarms": {"rho": round(float(rho), 4), "negatives": {"alarm": 1}}},
            **sizes,
        }
        with open(f"{folder}/{name}-alarms.json", "w") as file:
            json.dump(description, file, indent=2)
        print(name, len(kept), "rows, rho", round(float(rho), 4), sizes["training"])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
