import { loadFacts } from "@docs/facts";
import { parseTypeScriptModule, readExternalModules } from "@docs/snippets";
import type { ShellContext } from "./chains/check-shell-script.ts";
import { createValueRules } from "./chains/value-rules.ts";
import { buildCoreWorld, buildWorld } from "./chains/world.ts";

/** The product's facts, read once for all tests in a file. */
export const facts = loadFacts();

const bookshop = `
@object()
export class Bookshop {
  constructor(image: string = "a") {}
  @func() build(source: Directory, race?: boolean): File { return source.file("a") }
  @func() serve(source: Directory): Service { return x }
  @func() test(source: Directory, db: Service): string { return x }
  @func() database(): Service { return x }
}`;

/** A small project with everything that tests of chains need. */
const world = buildWorld(
  buildCoreWorld(facts.api),
  [
    [parseTypeScriptModule("snippets/test", bookshop)].flatMap((module) => module ?? []),
    readExternalModules(facts.modules),
  ],
  createValueRules(facts),
);

/** Creates the context of a shell script in a page about the project above. */
export function createContext(isFragment = false): ShellContext {
  return { facts, world, variables: new Map(), functions: new Set(), isFragment };
}
