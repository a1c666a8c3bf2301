import { expect, test } from "vitest";
import { withDefaultPosition } from "./navbar.ts";

test("items of the navigation bar stand on the right unless they say otherwise", () => {
  const items = withDefaultPosition([{ label: "A" }, { label: "B", position: "left" }]);
  expect(items.map(({ position }) => position)).toEqual(["right", "left"]);
});
