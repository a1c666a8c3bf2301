package shop;

import java.util.Set;

public class Shop {
  public static boolean find(String title) {
    return Set.of("Dune", "Emma").contains(title);
  }
}
