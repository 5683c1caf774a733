package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.pubn.modelfile.ClassifierFile;

/** The description inside a classifier's file, which {@link ClassifierFuzzTest} hardly reaches. */
class ModelJsonFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes == null) {
      return;
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      store(zip, "model.json", bytes);
      // Four parameters, all zero: what the inputs that are kept describe.
      store(zip, "network-0.f32", new byte[16]);
    }
    FuzzFile.read(out.toByteArray(), ".pubn", ClassifierFile::load);
  }

  private static void store(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    ZipEntry entry = new ZipEntry(name);
    entry.setMethod(ZipEntry.STORED);
    entry.setSize(bytes.length);
    entry.setCrc(crc.getValue());
    zip.putNextEntry(entry);
    zip.write(bytes);
    zip.closeEntry();
  }
}
