import type { ReferenceContext } from "./context.ts";
import type { ClassDeclaration, Declaration, Field } from "./declarations.ts";
import { formatSignature } from "./format-signature.ts";
import { blocks, code, escapeMdx, heading, link, signature, table } from "./markdown.ts";
import type { PageDraft } from "./page.ts";
import { methodId, REFERENCE_URL, type SymbolPage } from "./symbols.ts";

const ALL_ERRORS = `${link("All errors", `${REFERENCE_URL}common/errors/`)} of the TypeScript SDK.`;

/** Fields that every error has; the text of the page says their values. */
const SHARED_FIELDS: ReadonlySet<string> = new Set(["name", "code"]);

/** Makes the page of an error class. */
export function renderError(page: SymbolPage, declaration: ClassDeclaration, context: ReferenceContext): PageDraft {
  const summary = context.texts.symbol(declaration.name);
  const base = findBase(declaration, context);
  const fields = base ? declaration.fields.filter(({ name }) => !SHARED_FIELDS.has(name)) : declaration.fields;
  const modifier = base ? "" : "abstract ";
  return {
    path: `${page.path}.mdx`,
    title: `${page.title} class`,
    description: `${page.title} in the TypeScript SDK. ${summary}`,
    body: blocks(
      escapeMdx(summary),
      signature(`${modifier}class ${declaration.name} extends ${declaration.base ?? "Error"}`),
      base && renderCode(declaration),
      fields.length > 0
        ? blocks(heading(2, "Fields", "fields"), renderFields(declaration, fields, context))
        : undefined,
      ...declaration.methods.map((method) =>
        blocks(
          heading(2, method.name, methodId(method.name)),
          signature(formatSignature(method)),
          escapeMdx(context.texts.member(declaration.name, method.name)),
        ),
      ),
      base && renderInherited(base),
      ALL_ERRORS,
    ),
  };
}

/** The error class that this one extends; JavaScript's own `Error` shares its name with a class of the API. */
function findBase({ base }: ClassDeclaration, { index }: ReferenceContext): SymbolPage | undefined {
  const found = index.get(base ?? "");
  return found?.module === "common/errors" ? found : undefined;
}

function renderFields(declaration: ClassDeclaration, fields: readonly Field[], { texts }: ReferenceContext): string {
  const rows = fields.map(({ name, type, isOptional }) => [
    code(`${name}${isOptional ? "?" : ""}`),
    code(type),
    escapeMdx(texts.member(declaration.name, name)),
  ]);
  return table(["Field", "Type", "Meaning"], rows);
}

/** Says the code of an error; one class reports the name of another, which only `instanceof` can tell apart. */
function renderCode({ name, fields }: ClassDeclaration): string {
  const literalOf = (field: string) => fields.find((found) => found.name === field)?.type.replaceAll('"', "") ?? "";
  const line = `Its ${code("code")} is ${code(literalOf("code"))}, its ${code("name")} is ${code(literalOf("name"))}.`;
  return literalOf("name") === name
    ? line
    : `${line} Both are those of another class, so tell them apart with ${code("instanceof")}.`;
}

function renderInherited(base: SymbolPage): string {
  const { declaration } = base;
  const names =
    declaration.kind === "class" ? [...declaration.fields, ...declaration.methods].map(({ name }) => name) : [];
  const inherited = [...names.filter((name) => !SHARED_FIELDS.has(name)), "message", "stack"];
  return `From ${link(base.title, base.url)} it has ${inherited.map(code).join(", ")}.`;
}

/** Makes the page of the constant that lists all codes. */
export function renderErrorCodes(page: SymbolPage, declaration: Declaration, context: ReferenceContext): PageDraft {
  const summary = context.texts.symbol(declaration.name);
  const fields = declaration.kind === "variable" ? declaration.fields : [];
  const rows = fields.map(({ name, type }) => {
    const error = context.index.get(name);
    return [error ? link(name, error.url) : code(name), code(type), escapeMdx(context.texts.symbol(name))];
  });
  return {
    path: `${page.path}.mdx`,
    title: `${page.title} variable`,
    description: `${page.title} in the TypeScript SDK. ${summary} Compare them with the code of a caught error.`,
    body: blocks(
      `${escapeMdx(summary)} Compare them with the ${code("code")} of an error that you caught.`,
      signature(`${declaration.name}.ExecError // "D109"`),
      table(["Name", "Code", "Meaning"], rows),
      ALL_ERRORS,
    ),
  };
}
