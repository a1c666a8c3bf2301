import type { Page, Section } from "@docs/content";
import { expect, test } from "vitest";
import { findLostNames } from "./check-names.ts";
import { documentsName } from "./documents-name.ts";
import type { ProductName } from "./list-names.ts";

function section(heading: string, text = "", id = heading.toLowerCase()): Section {
  return { id, level: id === "" ? 1 : 2, heading, trail: [], text, code: [] };
}

function page(url: string, title: string, ...sections: readonly Section[]): Page {
  return { url, title, description: "", kind: "", keywords: [], sections: [section(title, "", ""), ...sections] };
}

function name(query: string, more: Partial<ProductName> = {}): ProductName {
  return { kind: "key of engine.json", name: query, query, file: "data/a.json", ...more };
}

test.each([
  ["its heading is the name", name("dagger call"), section("dagger call"), true],
  ["its heading says what the name is", name("Container"), section("Container class"), true],
  ["its heading is about several of them", name("Module"), section("Modules"), true],
  ["its heading only begins with the name", name("Error"), section("Error handling"), false],
  ["a row begins with the name", name("gc.enabled"), section("Keys", "gc · object\ngc.enabled · boolean"), true],
  ["a row has the name elsewhere", name("gc.enabled"), section("Keys", "gc · as gc.enabled says"), false],
  ["a row begins with the short form too", name("--verbose"), section("Flags", "--verbose, -v · count"), true],
  ["variables share a row", name("SHUTUP"), section("Settings", "NOTHANKS SHUTUP · unset"), true],
  ["an item begins with the name", name("withExec"), section("Functions", "withExec Runs a command."), true],
  ["a sentence begins with the name", name("enabled"), section("Keys", "enabled caches are cleaned."), false],
  ["a command names a shared flag", name("--mod", { command: "a b" }), section("a b", "Shared: --mod."), true],
  ["another command names it", name("--mod", { command: "a b" }), section("a c", "Shared: --mod."), false],
])("where %s", (_, wanted, found, expected) => {
  expect(documentsName(wanted, page("/a", "A", found), found)).toBe(expected);
});

test("a member is documented on a page of its type, whose beginning will do, and nowhere else", () => {
  const member = name("id", { owner: "Container" });
  const ofContainer = page("/c", "Container class", section("id"));
  const ofFile = page("/f", "File class", section("id"));
  expect(ofContainer.sections.map((one) => documentsName(member, ofContainer, one))).toEqual([true, true]);
  expect(ofFile.sections.map((one) => documentsName(member, ofFile, one))).toEqual([false, false]);
});

test("a name that is found first is no problem; another one says where it should lead, or that it stands nowhere", () => {
  const pages = [page("/keys", "Keys", section("List", "gc.enabled · boolean")), page("/other", "Other")];
  expect(findLostNames([name("gc.enabled")], pages, () => "/keys#list")).toEqual([]);
  expect(findLostNames([name("gc.enabled")], pages, () => "/other")).toEqual([
    {
      file: "data/a.json",
      found: 'Searching for "gc.enabled" leads to /other',
      expected: "/keys#list, which documents the key of engine.json gc.enabled",
      fix: "Name it in that heading or first cell, or see packages/search/DESIGN.md for what ranks a section.",
    },
  ]);
  expect(findLostNames([name("gc.lost")], pages, () => undefined)).toMatchObject([
    { found: "No page documents the key of engine.json gc.lost" },
  ]);
});

test("the places where it should lead begin with the section that is about it, not with one of many rows", () => {
  const rows = page("/a", "A", section("One", "Cloud · type"), section("Two", "Cloud · type"));
  const pages = [rows, page("/cloud", "Cloud class")];
  expect(findLostNames([name("Cloud")], pages, () => undefined)).toMatchObject([
    { expected: "/cloud or /a#one, which documents the key of engine.json Cloud" },
  ]);
});
