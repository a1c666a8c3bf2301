import { expect, test } from "vitest";
import { readModule } from "./read-module.ts";

/** A module with names for callers, fields, an enumeration, an interface, and hidden members. */
const program = `
export enum Mood { Calm = "c", Loud = "l" }
export interface Printer { print(text: string): Promise<File> }
@object()
export class Page {
  @func("number") no: number = 0
  size = 3
}
@object()
export class BookShop {
  @func() open = true
  constructor(@argument({ defaultPath: "/" }) source: Directory) {}
  @func({ alias: "sell" }) async hand(book: File, mood: Mood = Mood.Calm): Promise<BookShop> { return this }
  @func("page") first(printer: Printer, ...notes: string[]): Page { return new Page() }
  private helper(): string { return "" }
}`;

const shop = {
  name: "BookShop",
  constructor: "source: DirectoryID",
  functions: {
    open: "(): Boolean!",
    page: "(printer: PrinterID!, notes: [String!]!): Page!",
    sell: "(book: FileID!, mood: Mood): BookShop!",
  },
};
const page = { name: "Page", constructor: "", functions: { number: "(): Int!" } };
const printer = { name: "Printer", constructor: "", functions: { print: "(text: String!): File!" } };

test("callers see the names that a program gives, and nothing that it hides", () => {
  const module = readModule("a", [{ file: "index.ts", code: program }]);
  const list = (args: readonly { readonly name: string; readonly type: string }[]) =>
    args.map(({ name, type }) => `${name}: ${type}`).join(", ");
  expect(module?.name).toBe("book-shop");
  expect(
    module?.objects.map((object) => ({
      name: object.name,
      constructor: list(object.constructor),
      functions: Object.fromEntries(
        [...object.functions].map(([name, { args, returns }]) => [name, `(${list(args)}): ${returns}`]),
      ),
    })),
  ).toEqual([shop, page, printer]);
  expect(module?.enums.get("Mood")).toEqual(["Calm", "Loud"]);
});
