package org.pubn.app.weights;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;
import org.pubn.weigh.Weighing;

/**
 * A row as a learner takes it. A positive one that serves as a negative too is there twice.
 *
 * @param role its sample
 * @param place its place in the sample
 * @param label 1 or 0
 * @param weight its weight
 * @param sigma σ̂
 */
record WeightedRow(Role role, int place, int label, double weight, double sigma) {

  /**
   * All rows.
   *
   * @param roles the role of each, in the order of the files
   * @return by row what becomes of it
   */
  static List<List<WeightedRow>> of(Weighing weighing, List<Role> roles) {
    Map<Role, Integer> next = new EnumMap<>(Role.class);
    ByRole<double[]> sigma = ByRole.of(weighing::sigma);
    ByRole<double[]> asPositive = ByRole.of(weighing.weights()::asPositive);
    ByRole<double[]> asNegative = ByRole.of(weighing.weights()::asNegative);
    List<List<WeightedRow>> all = new ArrayList<>();
    for (Role role : roles) {
      int place = next.merge(role, 1, Integer::sum) - 1;
      double own = sigma.of(role)[place];
      double negative = asNegative.of(role)[place];
      List<WeightedRow> row = new ArrayList<>(2);
      if (role == Role.POSITIVE) {
        row.add(new WeightedRow(role, place, 1, asPositive.of(role)[place], own));
      }
      if (role != Role.POSITIVE || negative > 0) {
        row.add(new WeightedRow(role, place, 0, negative, own));
      }
      all.add(row);
    }
    return all;
  }
}
