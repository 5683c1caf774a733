package org.pubn.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedTest {

  @Test
  void childSeedsAreTheSameInEveryVersion() {
    assertThat(new Seed(0).child("init")).isEqualTo(new Seed(7505839082582309670L));
    assertThat(new Seed(0).child("dropout")).isEqualTo(new Seed(-7520565205494147554L));
    assertThat(new Seed(5).child("a")).isEqualTo(new Seed(3676877290361256331L));
  }

  @Test
  void childSeedsDoNotDependOnTheOrderOfAsking() {
    Seed first = new Seed(3);
    Seed initFirst = first.child("init");
    Seed dropoutSecond = first.child("dropout");
    first.random().nextLong();

    Seed second = new Seed(3);
    assertThat(second.child("dropout")).isEqualTo(dropoutSecond);
    assertThat(second.child("init")).isEqualTo(initFirst);
  }

  @Test
  void parentsAndPurposesGiveDifferentChildren() {
    Set<Seed> seeds = new HashSet<>();
    for (int value = -500; value < 500; value++) {
      Seed seed = new Seed(value);
      seeds.add(seed.child(""));
      seeds.add(seed.child("a"));
      seeds.add(seed.child("b"));
      seeds.add(seed.child("ab"));
      seeds.add(seed.child("ba"));
      seeds.add(seed.child("a").child("b"));
    }

    assertThat(seeds).hasSize(6000);
  }

  @Test
  void aSeedStartsTheSameStreamEachTime() {
    Seed seed = new Seed(9);

    assertThat(seed.random().nextLong()).isEqualTo(seed.random().nextLong());
  }
}
