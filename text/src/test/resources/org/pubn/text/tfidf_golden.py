"""Writes tfidf-golden.tsv beside this script: scikit-learn's tf-idf of corpus.txt, with the most frequent terms and with all.

A line of corpus.txt is a document. A line of the golden file is the number of terms allowed, a document's number, a term
and its value; terms are in the order of scikit-learn's columns. Also checks that our stop words are scikit-learn's.
Made with scikit-learn 1.2.1: python3 tfidf_golden.py
"""

from pathlib import Path

from sklearn.feature_extraction.text import ENGLISH_STOP_WORDS, CountVectorizer, TfidfVectorizer

HERE = Path(__file__).parent
MAX_DF = 0.9  # drops "subject"; TfIdfGoldenTest says the same
FEW, ALL = 26, 1000

stop_words = HERE / "../../../../../main/resources/org/pubn/text/stop-words-english.txt"
assert set(stop_words.read_text(encoding="utf-8").split()) == ENGLISH_STOP_WORDS

with open(HERE / "corpus.txt", encoding="utf-8", newline="\n") as file:
    corpus = file.read().split("\n")[:-1]

# No tie at the cut: NumPy's sort would break it in an order of its own.
counts = CountVectorizer(stop_words="english", max_df=MAX_DF).fit_transform(corpus).sum(axis=0).A1
counts.sort()
assert counts[-FEW] > counts[-FEW - 1], counts

with open(HERE / "tfidf-golden.tsv", "w", encoding="utf-8", newline="\n") as out:
    for terms in FEW, ALL:
        vectorizer = TfidfVectorizer(stop_words="english", max_df=MAX_DF, max_features=terms)
        table = vectorizer.fit_transform(corpus).tocsr()
        table.sort_indices()
        names = vectorizer.get_feature_names_out()
        for row in range(table.shape[0]):
            for i in range(table.indptr[row], table.indptr[row + 1]):
                out.write(f"{terms}\t{row}\t{names[table.indices[i]]}\t{table.data[i]:.17g}\n")
