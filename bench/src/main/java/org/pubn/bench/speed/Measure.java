package org.pubn.bench.speed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Measures the quantity with the given id and prints its readings, a line of JSON each. */
public final class Measure {

  private Measure() {}

  public static void main(String[] args) throws JsonProcessingException {
    ObjectMapper json = new ObjectMapper();
    for (String id : args) {
      for (Reading reading : Quantity.byId(id).measurement().get()) {
        System.out.println(json.writeValueAsString(reading));
      }
    }
  }
}
