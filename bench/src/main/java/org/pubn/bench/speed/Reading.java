package org.pubn.bench.speed;

/**
 * One number that was measured, as a line of JSON in the file of readings.
 *
 * @param quantity the id of a {@link Quantity}
 * @param source whose number it is: {@link #OURS}, or what ours is compared with
 * @param value in the quantity's unit
 */
record Reading(String quantity, String source, double value) {

  static final String OURS = "pubn";
}
