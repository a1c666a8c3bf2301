import { expect, test } from "vitest";
import { linkTypes, renderParameters } from "./render-parameters.ts";

const row = { id: "bake-bread", name: "bread", type: "Bread", isRequired: true, text: "What to bake." };

test("a row has an address, and says what a call needs or uses otherwise", () => {
  const html = renderParameters("Arguments", [
    row,
    { ...row, id: "bake-salt", name: "salt", isRequired: false, defaultValue: '"<fine>"', text: "As in `1 < 2`." },
  ]);
  expect(html).toContain(
    '<dt id="bake-bread"><a href="#bake-bread"><code>bread</code></a> <b>required</b> <code>Bread',
  );
  expect(html).toContain("<code>Bread = &quot;&lt;fine&gt;&quot;</code></dt><dd>As in <code>1 &lt; 2</code>.</dd>");
});

test("an option that can harm the machine says so", () => {
  const render = (name: string) => renderParameters("Options", [{ ...row, name, isRequired: false }]);
  expect(render("insecureRootCapabilities")).toContain(">dangerous</b>");
  expect(render("noInit")).not.toContain("<b");
});

test("a function without parameters has no empty list", () => {
  expect(renderParameters("Arguments", [])).toBe("");
});

test("links types, also inside others, and nothing else", () => {
  const urlOf = (name: string) => (name === "Oven" ? "/oven" : undefined);
  expect(linkTypes("Promise<Oven[]>", urlOf)).toBe('Promise&lt;<a href="/oven">Oven</a>[]&gt;');
  expect(linkTypes("OvenOpts", urlOf)).toBe("OvenOpts");
});
