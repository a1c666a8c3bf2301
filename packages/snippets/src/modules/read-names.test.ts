import { expect, test } from "vitest";
import { readModule } from "./read-module.ts";

/** One module in each language: names for callers, fields, an enumeration, an interface, and hidden members. */
const programs = {
  "index.ts": `
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
}`,
  "main.go": `
// It's the mood of a {shop}.
type Mood string
const (
	MoodCalm Mood = "c"
	MoodLoud Mood = "l"
)
type Printer interface {
	DaggerObject
	Print(ctx context.Context, text string) (*dagger.File, error)
}
type Page struct {
	No   int \`json:"number"\`
	// What isn't shown (to callers).
	// +private
	Size int
	note string
}
type helper struct { Name string }
type BookShop struct {
	Open   bool
	Source *dagger.Directory // +private
}
func New(
	// The shop's files, all of them
	// +defaultPath="/"
	source *dagger.Directory,
) (*BookShop, error) { return nil, nil }
func (m *BookShop) Sell(ctx context.Context, book *dagger.File,
	// +default="Calm"
	mood Mood) *BookShop { return m }
func (m *BookShop) Page(printer Printer, notes ...string) *Page { return nil }
func (m *BookShop) helper() string { return "" }`,
  "main.py": `
@enum_type
class Mood(enum.Enum):
    CALM = "c"
    """A day's rest."""
    LOUD = "l"

@dagger.interface
class Printer(typing.Protocol):
    @function
    async def print_(self, text: str) -> dagger.File: ...

Notes = Annotated[list[str], Doc("Notes = text")]

@object_type
class Page:
    no: int = field(default=0, name="number", init=False)
    size: int = 3

@object_type
class BookShop:
    source: Annotated[dagger.Directory, DefaultPath("/"), Doc("Files = all, of it")]
    open: bool = field(default=True, init=False)

    @function(name="sell")
    # It's the shop's.
    async def hand(self, book: dagger.File, mood: Mood = Mood.CALM) -> Self:
        """Sell (one."""
        return self

    @function(
        name="page",
    )
    def first(self, printer: Printer, notes: Notes) -> Page:
        return Page()

    def helper(self) -> str:
        return ""`,
};

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

test.each([
  ["index.ts", [shop, page, printer], ["Calm", "Loud"]],
  ["main.go", [shop, page, printer], ["Calm", "Loud"]],
  ["main.py", [shop, page, printer], ["CALM", "LOUD"]],
] as const)("callers of %s see the names that it gives, and nothing that it hides", (file, objects, mood) => {
  const module = readModule("a", [{ file, code: programs[file] }]);
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
  ).toEqual(objects);
  expect(module?.enums.get("Mood")).toEqual(mood);
});
