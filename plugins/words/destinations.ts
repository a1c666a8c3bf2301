import type { LintPage } from "@docs/pages";
import { isJsx, readAttributes, walk } from "@docs/pages";

/** Where the site documents what words name. */
export interface Destinations {
  /** Addresses of pages with a table of all functions, by type. */
  readonly types: ReadonlyMap<string, string>;
  /** Address of the command line's reference. */
  readonly cli: string | undefined;
  /** Addresses of the pages that document environment variables, by who reads these. */
  readonly variables: ReadonlyMap<string, string>;
  /** Addresses of the pages that document the keys of a configuration file, by its name. */
  readonly keys: ReadonlyMap<string, string>;
  /** Address of the glossary. */
  readonly glossary: string | undefined;
  /** Whether the reference of the TypeScript SDK has a page, such as `classes/Container`. */
  readonly hasSdkPage: (path: string) => boolean;
}

/** Components that a page names to document all functions of a type, all variables of a reader, all keys of a file. */
const MEMBERS = "ApiMembers";
const VARIABLES = "EnvironmentVariables";
const KEYS = "ConfigurationKeys";

const CLI_PAGE = "/reference/cli";
const GLOSSARY_PAGE = "/reference/glossary";

/** Tells from its source whether a page may be one of those that words lead to, so that the others need no parsing. */
export function isReferencePage(file: string, source: string): boolean {
  return (
    [CLI_PAGE, GLOSSARY_PAGE].includes(file.replace(/^docs(.*)\.mdx$/, "$1")) ||
    [MEMBERS, VARIABLES, KEYS].some((component) => source.includes(`<${component} `))
  );
}

/** Reads from the pages what each of them documents: it names a component for that. */
export function readDestinations(
  pages: readonly Pick<LintPage, "tree" | "url">[],
  hasSdkPage: Destinations["hasSdkPage"],
): Destinations {
  const found = pages.flatMap(({ tree, url }) =>
    [...walk(tree)].filter(isJsx).map((node) => ({ url, name: node.name, attributes: readAttributes(node) })),
  );
  const collect = (component: string, attribute: string) =>
    new Map(
      found
        .filter(({ name }) => name === component)
        .map(({ url, attributes }) => [attributes.get(attribute) ?? "", url] as const)
        // The first page wins.
        .reverse(),
    );
  const has = (url: string) => (pages.some((page) => page.url === url) ? url : undefined);
  return {
    types: collect(MEMBERS, "type"),
    cli: has(CLI_PAGE),
    variables: collect(VARIABLES, "reader"),
    keys: collect(KEYS, "file"),
    glossary: has(GLOSSARY_PAGE),
    hasSdkPage,
  };
}
