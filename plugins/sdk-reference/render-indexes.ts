import { firstSentence } from "@docs/pages";
import type { ReferenceContext } from "./context.ts";
import { blocks, code, escapeMdx, heading, link, list } from "./markdown.ts";
import type { PageDraft } from "./page.ts";
import { isId, isOptions } from "./render-alias.ts";
import { linkUse } from "./render-uses.ts";
import { REFERENCE_URL, type SymbolPage } from "./symbols.ts";

/** The pages that are maps of others, in reading order. */
export interface IndexPages {
  readonly start: PageDraft;
  readonly modules: PageDraft;
  readonly api: PageDraft;
  readonly errors: PageDraft;
  readonly connect: PageDraft;
}

/** Makes the maps of the reference. */
export function renderIndexes(context: ReferenceContext): IndexPages {
  const { prose } = context;
  return {
    start: {
      path: "index.mdx",
      title: "TypeScript SDK reference",
      description:
        "What the TypeScript SDK exports and how to use it in a module or a program of your own, with a page for every class, option and error.",
      body: prose.index ?? "",
    },
    modules: renderModules(context),
    api: renderApi(context),
    errors: {
      path: "common/errors/index.mdx",
      title: "Errors of the TypeScript SDK",
      description:
        "Every error that the TypeScript SDK throws: when it happens, its code, and how to catch the one you can handle.",
      body: blocks(
        prose.errors,
        heading(2, "Error classes", "classes"),
        listSymbols(select(context, "common/errors"), context),
      ),
    },
    connect: {
      path: "connect/index.mdx",
      title: "Connect to Dagger from TypeScript",
      description:
        "How a TypeScript program opens a session with the engine: the functions connect and connection, and the callback that connect takes.",
      body: blocks(
        prose["connect-index"],
        heading(2, "Exports", "exports"),
        listSymbols(select(context, "connect"), context),
      ),
    },
  };
}

function renderModules(context: ReferenceContext): PageDraft {
  const counts = (module: SymbolPage["module"]) => select(context, module).length;
  const items = [
    `${link("api/client.gen", `${REFERENCE_URL}api/client.gen/`)}: the API itself with ${counts("api/client.gen")} classes, enums and types, and the global client ${code("dag")}.`,
    `${link("common/errors", `${REFERENCE_URL}common/errors/`)}: what the SDK throws, ${counts("common/errors") - 1} classes and a list of their codes.`,
    `${link("connect", `${REFERENCE_URL}connect/`)}: the functions that open a session for a program outside a module.`,
  ];
  return {
    path: "modules.mdx",
    title: "Modules of the TypeScript SDK",
    description:
      "The three parts of the TypeScript SDK reference: the generated API client, the errors, and the functions that open a session.",
    body: blocks(
      `The reference has three parts, named after the source files that hold them. You import everything from one place, ${code("@dagger.io/dagger")}.`,
      list(items),
      `The decorators of a module, such as ${code("object")} and ${code("func")}, belong to the SDK's module half, which these pages do not cover: see ${link("how a module is written", "/features/programmability")}.`,
    ),
  };
}

function renderApi(context: ReferenceContext): PageDraft {
  const pages = select(context, "api/client.gen");
  const ofKind = (kind: SymbolPage["declaration"]["kind"]) =>
    pages.filter(({ declaration }) => declaration.kind === kind);
  const aliases = ofKind("alias");
  const options = aliases.filter(({ declaration }) => isOptions(declaration));
  const ids = aliases.filter(({ declaration }) => isId(declaration, context));
  const others = aliases.filter((page) => !options.includes(page) && !ids.includes(page));
  return {
    path: "api/client.gen/index.mdx",
    title: "API client of the TypeScript SDK",
    description:
      "All classes, enumerations and type aliases of the TypeScript SDK's API client, one line each, and the global client dag.",
    body: blocks(
      context.prose.api,
      ...[
        [heading(2, "Variables", "variables"), ofKind("variable")] as const,
        [heading(2, "Classes", "classes"), ofKind("class")] as const,
        [heading(2, "Enumerations", "enumerations"), ofKind("enum")] as const,
        [blocks(heading(2, "Type aliases", "type-aliases"), heading(3, "Values", "values")), others] as const,
        [heading(3, "Options of methods", "options"), options] as const,
        [heading(3, "Identifiers", "identifiers"), ids] as const,
      ].flatMap(([title, found]) => [title, listSymbols(found, context)]),
    ),
  };
}

function select({ index }: ReferenceContext, module: SymbolPage["module"]): SymbolPage[] {
  return [...index.values()].filter((page) => page.module === module);
}

function listSymbols(pages: readonly SymbolPage[], context: ReferenceContext): string {
  return list(pages.map((page) => `${link(page.title, page.url)}: ${renderLine(page, context)}`));
}

function renderLine({ declaration, title }: SymbolPage, context: ReferenceContext): string {
  if (declaration.kind === "alias" && isOptions(declaration)) {
    const [use] = context.usesOf(declaration.name).takenBy;
    return use ? `options of ${linkUse(use)}.` : "left over from GraphQL introspection.";
  }
  if (declaration.kind === "alias" && isId(declaration, context)) {
    return `identifier of ${code(title.replace(/ID$/, ""))} objects.`;
  }
  return escapeMdx(firstSentence(context.texts.symbol(declaration.name)));
}
