import { memberId, SDK_REFERENCE } from "@docs/facts";
import type { ReferenceContext } from "./context.ts";
import type { Declaration, Field } from "./declarations.ts";
import { blocks, code, escapeMdx, formatSignature, heading, link, signature, table } from "./markdown.ts";
import { draftSymbol, type PageDraft } from "./page.ts";
import { memberNames } from "./read-sdk.ts";
import type { SymbolPage } from "./symbols.ts";

const ALL_ERRORS = `${link("All errors", `${SDK_REFERENCE}common/errors/`)} of the TypeScript SDK.`;

/** Fields that every error has. The page's text states their values. */
const SHARED_FIELDS: ReadonlySet<string> = new Set(["name", "code"]);

/** Renders the page of an error class. */
export function renderError(page: SymbolPage, context: ReferenceContext): PageDraft {
  const { declaration, title } = page;
  const { name, methods } = declaration;
  const { index, texts } = context;
  const summary = texts.symbol(name);
  // JavaScript's own `Error` has the same name as an API class.
  const found = index.get(declaration.base ?? "");
  const base = found?.module === "common/errors" ? found : undefined;
  const fields = declaration.fields.filter((field) => !base || !SHARED_FIELDS.has(field.name));
  return draftSymbol(
    page,
    "class",
    `${title} in the TypeScript SDK. ${summary}`,
    escapeMdx(summary),
    signature(`${base ? "" : "abstract "}class ${name} extends ${declaration.base ?? "Error"}`),
    base && renderCode(declaration),
    fields.length > 0 ? renderFields(name, fields, context) : undefined,
    ...methods.flatMap((method) => [
      heading(2, method.name, memberId(method.name)),
      signature(formatSignature(method)),
      escapeMdx(texts.member(name, method.name)),
    ]),
    base && renderInherited(base),
    ALL_ERRORS,
  );
}

function renderFields(owner: string, fields: readonly Field[], { texts }: ReferenceContext): string {
  const rows = fields.map(({ name, type, isOptional }) => [
    code(`${name}${isOptional ? "?" : ""}`),
    code(type),
    escapeMdx(texts.member(owner, name)),
  ]);
  return blocks(heading(2, "Fields", "fields"), table(["Field", "Type", "Meaning"], rows));
}

/** Describes the code of an error. One class reports another's name, so only `instanceof` can distinguish the two. */
function renderCode({ name, fields }: Declaration): string {
  const literalOf = (field: string) => fields.find((found) => found.name === field)?.type.replaceAll('"', "") ?? "";
  const line = `Its ${code("code")} is ${code(literalOf("code"))}, its ${code("name")} is ${code(literalOf("name"))}.`;
  return literalOf("name") === name
    ? line
    : `${line} Both are those of another class, so tell them apart with ${code("instanceof")}.`;
}

function renderInherited({ declaration, title, url }: SymbolPage): string {
  const inherited = [...memberNames(declaration).filter((name) => !SHARED_FIELDS.has(name)), "message", "stack"];
  return `From ${link(title, url)} it has ${inherited.map(code).join(", ")}.`;
}

/** Renders the page of the constant that lists all codes. */
export function renderErrorCodes(page: SymbolPage, { index, texts }: ReferenceContext): PageDraft {
  const { name, fields } = page.declaration;
  const summary = texts.symbol(name);
  const rows = fields.map((field) => {
    const error = index.get(field.name);
    const shown = error ? link(field.name, error.url) : code(field.name);
    return [shown, code(field.type), escapeMdx(texts.symbol(field.name))];
  });
  return draftSymbol(
    page,
    "variable",
    `${page.title} in the TypeScript SDK. ${summary} Compare them with the code of a caught error.`,
    `${escapeMdx(summary)} Compare them with the ${code("code")} of an error that you caught.`,
    signature(`${name}.ExecError // "D109"`),
    table(["Name", "Code", "Meaning"], rows),
    ALL_ERRORS,
  );
}
