package shop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ShopTest {
  @Test
  void sellsDune() {
    assertTrue(Shop.find("Dune"));
  }
}
