package org.pubn.storage;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The kinds of numbers in NumPy files that become features. */
enum NpyType {
  F4(4) {
    @Override
    float next(ByteBuffer bytes) {
      return bytes.getFloat();
    }
  },
  F8(8) {
    @Override
    float next(ByteBuffer bytes) {
      return (float) bytes.getDouble();
    }
  },
  I1(1) {
    @Override
    float next(ByteBuffer bytes) {
      return bytes.get();
    }
  },
  I2(2) {
    @Override
    float next(ByteBuffer bytes) {
      return bytes.getShort();
    }
  },
  I4(4) {
    @Override
    float next(ByteBuffer bytes) {
      return bytes.getInt();
    }
  },
  I8(8) {
    @Override
    float next(ByteBuffer bytes) {
      return bytes.getLong();
    }
  },
  U1(1) {
    @Override
    float next(ByteBuffer bytes) {
      return Byte.toUnsignedInt(bytes.get());
    }
  },
  U2(2) {
    @Override
    float next(ByteBuffer bytes) {
      return Short.toUnsignedInt(bytes.getShort());
    }
  },
  U4(4) {
    @Override
    float next(ByteBuffer bytes) {
      return Integer.toUnsignedLong(bytes.getInt());
    }
  },
  B1(1) {
    @Override
    float next(ByteBuffer bytes) {
      return bytes.get();
    }
  };

  private final int size;

  NpyType(int size) {
    this.size = size;
  }

  /** The number of bytes of one number. */
  int size() {
    return size;
  }

  /** The next number, rounded to the nearest float. */
  abstract float next(ByteBuffer bytes);

  /** The type that NumPy calls so, such as {@code f4}. */
  static NpyType of(String source, String name) {
    for (NpyType type : values()) {
      if (type.toString().equals(name)) {
        return type;
      }
    }
    throw new DataFormatException(
        source,
        "numbers of type "
            + name
            + ", must be one of "
            + Arrays.stream(values()).map(NpyType::toString).collect(Collectors.joining(", ")));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
