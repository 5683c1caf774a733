package org.pubn.spark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.Partitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.pubn.linear.BlockSums;
import org.pubn.linear.SumTree;
import scala.Tuple2;

/**
 * Adds up the sums of partitions. Groups of {@value #WIDTH} neighbors are added on the executors,
 * then groups of groups, until few enough for the driver are left. Each group is put in the order
 * of its partitions first, so the same partitions give the same bits, however many executors there
 * are and whichever is ready first. (Spark's {@code treeAggregate} adds in the order of arrival.)
 */
final class PartitionTree {

  private static final int WIDTH = 16;

  private PartitionTree() {}

  /**
   * The sum over all partitions. What executors sent each other for it is removed.
   *
   * @param parts one array for each partition, under its number; made of what is persisted
   */
  static double[] sum(JavaPairRDD<Integer, double[]> parts) {
    JavaPairRDD<Integer, double[]> level = parts;
    int count = parts.getNumPartitions();
    while (count > WIDTH) {
      count = (count + WIDTH - 1) / WIDTH;
      level =
          level.partitionBy(new Groups(count)).mapPartitionsToPair(PartitionTree::sumOfGroup, true);
    }
    try {
      return added(level.collect());
    } finally {
      // What was sent is as long as a function, from every partition in every pass: not to be kept.
      level.rdd().cleanShuffleDependencies(false);
    }
  }

  private static Iterator<Tuple2<Integer, double[]>> sumOfGroup(
      Iterator<Tuple2<Integer, double[]>> group) {
    List<Tuple2<Integer, double[]>> members = new ArrayList<>();
    group.forEachRemaining(members::add);
    int number = members.get(0)._1() / WIDTH;
    return List.of(new Tuple2<>(number, added(members))).iterator();
  }

  private static double[] added(List<Tuple2<Integer, double[]>> members) {
    List<Tuple2<Integer, double[]>> sorted = new ArrayList<>(members);
    sorted.sort(Comparator.comparing(Tuple2::_1));
    return SumTree.sum(new ArrayList<>(sorted.stream().map(Tuple2::_2).toList()), BlockSums::add);
  }

  /** Neighbors go together. */
  private static final class Groups extends Partitioner {

    private static final long serialVersionUID = 1L;
    private final int count;

    Groups(int count) {
      this.count = count;
    }

    @Override
    public int numPartitions() {
      return count;
    }

    @Override
    public int getPartition(Object key) {
      return (Integer) key / WIDTH;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Groups groups && groups.count == count;
    }

    @Override
    public int hashCode() {
      return count;
    }
  }
}
