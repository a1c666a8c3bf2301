import { expect, test } from "vitest";
import { createTexts } from "./texts.ts";

const data = {
  symbols: { Oven: "Bakes." },
  everywhere: { id: "The identifier.", loadFromID: "Loads the {type}." },
  members: { Oven: { heat: "Heats up." } },
  arguments: { "*": { path: "A path." }, Oven: { degrees: "How hot." }, "Oven.heat": { path: "Where to heat." } },
  defaults: { OvenHeatOpts: { fan: "false" } },
};

test("finds the text that is nearest to a symbol", () => {
  const texts = createTexts(data);
  expect(texts.symbol("Oven")).toBe("Bakes.");
  expect(texts.member("Oven", "heat")).toBe("Heats up.");
  expect(texts.member("Oven", "id")).toBe("The identifier.");
  expect(texts.member("Client", "loadOvenFromID")).toBe("Loads the Oven.");
  expect(texts.argument("Oven.heat", "path")).toBe("Where to heat.");
  expect(texts.argument("Oven.cool", "path")).toBe("A path.");
  expect(texts.argument("Oven.heat", "degrees")).toBe("How hot.");
  expect(texts.defaultOf("OvenHeatOpts", "fan")).toBe("false");
  expect(texts.defaultOf("OvenHeatOpts", "steam")).toBeUndefined();
  expect(texts.findProblems()).toEqual([]);
});

test("names what has no text and what no symbol asked for", () => {
  const texts = createTexts(data);
  texts.symbol("Grill");
  texts.argument("Oven.heat", "wood");
  texts.member("Oven", "heat");
  texts.member("Client", "id");
  texts.member("Client", "loadOvenFromID");
  texts.argument("Oven.heat", "path");
  texts.defaultOf("OvenHeatOpts", "fan");
  expect(texts.findProblems()).toMatchInlineSnapshot(`
    [
      "summaries.json symbols: no text for "Grill". Write it in your own words.",
      "arguments.json Oven.heat: no text for "wood". Write it in your own words.",
      "summaries.json symbols: unexpected "Oven", the package has nothing of this name. Correct or remove it.",
      "arguments.json *: unexpected "path", the package has nothing of this name. Correct or remove it.",
      "arguments.json Oven: unexpected "degrees", the package has nothing of this name. Correct or remove it.",
    ]
  `);
});
