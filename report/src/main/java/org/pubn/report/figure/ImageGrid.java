package org.pubn.report.figure;

import java.util.List;

/**
 * Small pictures with words below them.
 *
 * @param title a title above the panel; may be empty
 * @param tiles the pictures, row after row
 */
public record ImageGrid(String title, List<Tile> tiles) implements Chart {

  /**
   * A picture and its words.
   *
   * @param tags further lines, such as a score or the true class
   */
  public record Tile(PixelImage image, String caption, List<String> tags) {

    public Tile {
      tags = List.copyOf(tags);
    }
  }

  public ImageGrid {
    tiles = List.copyOf(tiles);
  }
}
