"""What bench/tables times, done by pandas and scikit-learn: tables.py load FILE | predict SAMPLE FILE OUTPUT."""

import os
import sys
import time
import warnings

import pandas


def load(path):
    start = time.perf_counter()
    table = pandas.read_csv(path)
    seconds = time.perf_counter() - start
    megabytes = os.path.getsize(path) / 1e6
    print(f"load (pandas {pandas.__version__}): {len(table)} rows, {seconds:.1f} s, {megabytes / seconds:.0f} MB/s")


def pipeline(sample):
    import numpy
    import sklearn
    from sklearn.compose import ColumnTransformer
    from sklearn.impute import SimpleImputer
    from sklearn.neural_network import MLPClassifier
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import OneHotEncoder, StandardScaler

    warnings.simplefilter("ignore")
    numbers = [name for name in sample.columns if name.startswith("number")]
    lists = [name for name in sample.columns if name.startswith("list")]
    encoder = ColumnTransformer(
        [
            ("numbers", make_pipeline(SimpleImputer(add_indicator=True), StandardScaler()), numbers),
            ("lists", OneHotEncoder(handle_unknown="ignore"), lists),
        ],
        sparse_threshold=0,
    )
    # Speed does not depend on the weights: one step of training makes some.
    model = make_pipeline(encoder, MLPClassifier((300, 300), max_iter=1))
    return model.fit(sample, numpy.arange(len(sample)) % 2), sklearn.__version__


def predict(sample_path, path, output):
    model, version = pipeline(pandas.read_csv(sample_path))
    start = time.perf_counter()
    rows = 0
    with open(output, "w") as out:
        for part in pandas.read_csv(path, chunksize=20_000):
            probability = model.predict_proba(part)[:, 1]
            scored = pandas.DataFrame({"id": part["id"], "probability": probability, "prediction": probability > 0.5})
            scored.to_csv(out, index=False, header=rows == 0)
            rows += len(part)
    seconds = time.perf_counter() - start
    print(f"predict (scikit-learn {version}): {rows} rows, {seconds:.1f} s, {rows / seconds:.0f} rows/s")


if __name__ == "__main__":
    {"load": load, "predict": predict}[sys.argv[1]](*sys.argv[2:])
