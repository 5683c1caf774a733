package org.pubn.spark.submitted;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.spark.ml.Pipeline;
import org.apache.spark.ml.PipelineModel;
import org.apache.spark.ml.PipelineStage;
import org.apache.spark.ml.feature.VectorAssembler;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.pubn.Pubn;
import org.pubn.spark.PubnClassificationModel;
import org.pubn.spark.PubnClassifier;
import org.pubn.spark.PubnFileModel;

/**
 * Trains a pipeline, saves and reads it, and makes a model file of it. Prints how many rows there
 * are, and on how many the pipeline and the file agree. The argument is a folder to write to.
 */
public final class SubmittedProgram {

  private SubmittedProgram() {}

  public static void main(String[] args) throws IOException {
    try (SparkSession spark = SparkSession.builder().appName("submitted").getOrCreate()) {
      Dataset<Row> rows =
          spark
              .range(400)
              .selectExpr(
                  "sin(id) + if(id % 2 = 0, 1.5, -1.5) as a",
                  "cos(3 * id) + if(id % 4 = 1, 1.0, -1.0) as b",
                  "case when id % 8 = 0 then 1.0 when id % 8 = 1 then 0.0 end as label");
      PipelineStage[] stages = {
        new VectorAssembler().setInputCols(new String[] {"a", "b"}).setOutputCol("features"),
        new PubnClassifier().setPrior(0.5).setRho(0.25).setRegParam(0.01).setSigmaRegParam(0.01)
      };
      Path folder = Path.of(args[0]);
      String saved = folder.resolve("pipeline").toString();
      new Pipeline().setStages(stages).fit(rows).save(saved);
      PipelineModel read = PipelineModel.load(saved);
      Path file = folder.resolve("model.pubn");
      Pubn.save(((PubnClassificationModel) read.stages()[1]).toClassifier(), file);
      Dataset<Row> both =
          new PubnFileModel()
              .setModelFile(file.toString())
              .setProbabilityCol("p")
              .setPredictionCol("decision")
              .transform(read.transform(rows));
      System.out.println("rows " + both.count());
      System.out.println("agree " + both.filter("prediction = decision").count());
      System.out.println("positive " + both.filter("decision = 1").count());
    }
  }
}
