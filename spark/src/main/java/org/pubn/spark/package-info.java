/**
 * PUbN on Apache Spark.
 *
 * <p>Start at {@link org.pubn.spark.PubnClassifier}, an estimator like Spark's own; its {@link
 * org.pubn.spark.PubnClassificationModel} scores. {@link org.pubn.spark.PuEvaluator} judges any
 * model from positives and unlabeled rows, also inside Spark's {@code CrossValidator}. {@link
 * org.pubn.spark.PubnWeigher} weighs rows for other learners; {@link org.pubn.spark.PubnFileModel}
 * scores with a model file.
 *
 * <p>Rows become {@code RowBlock}s, sorted by content within their partition. {@code LinearFit}
 * holds the two steps of the method: it asks for sums of the risk over all blocks ({@code
 * RiskPass}), added up by a tree that depends on the number of partitions alone ({@code
 * PartitionTree}), and hands them to the library's L-BFGS. The mathematics is that of {@code
 * org.pubn.linear}.
 */
package org.pubn.spark;
