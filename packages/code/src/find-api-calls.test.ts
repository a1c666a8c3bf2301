import { expect, test } from "vitest";
import { findApiCalls } from "./find-api-calls.ts";
import { toHtml } from "./html-element.ts";
import { renderSnippet } from "./render-snippet.ts";

const GO = `func (m *Bookshop) Build(source *dagger.Directory) *dagger.Container {
	fmt.Println("From(")
	return dag.Container().From("alpine:3.22").WithDirectory("/src", source)
}`;

test("the functions of the API are found, and those of the program and of its language aren't", () => {
  const names = [...findApiCalls(GO, "go")].map((start) => /^\w+/.exec(GO.slice(start))?.[0]);
  expect(names).toEqual(expect.arrayContaining(["Container", "From", "WithDirectory"]));
  expect(names).not.toEqual(expect.arrayContaining(["Build"]));
  expect(names).not.toEqual(expect.arrayContaining(["Println"]));
});

test("only the functions of the API have the class that underlines a name", async () => {
  const files = [{ snippet: "a/b", language: "go", file: "snippets/a/b/main.go", code: GO }];
  const reasons = { python: "No Python.", typescript: "No TypeScript.", php: "No PHP.", java: "No Java." };
  const html = toHtml(await renderSnippet({ id: "s", files, reasons }));
  const withClass = (name: string) =>
    [...html.matchAll(new RegExp(`<span class="${name}">(\\w+)<`, "g"))].map((m) => m[1]);
  expect(withClass("f")).toEqual(["Container", "From", "WithDirectory"]);
  expect(withClass("d")).toEqual(["Build", "Println"]);
});
