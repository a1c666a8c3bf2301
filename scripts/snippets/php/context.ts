import { type Fault, unknownName } from "../explain.ts";
import type { PlacedFault } from "./check-call.ts";
import type { Node } from "./node.ts";
import { type NameScope, resolveClass } from "./scope.ts";
import type { ClassSymbol, Signature, Symbols } from "./symbols.ts";
import type { PhpType } from "./types.ts";

/** What is known at a place of a program. */
export interface Context {
  readonly scope: NameScope;
  readonly symbols: Symbols;
  /** Grows while the program is read. */
  readonly faults: PlacedFault[];
  /** Full name of the class around; empty outside one. */
  readonly self: string;
  /** What the variables hold; changes with each assignment. */
  readonly variables: Map<string, PhpType>;
  /** What `return` has to give; none outside a function. */
  readonly returns: string | undefined;
  /** Tells what a node gives, and notes what is wrong in it; handed along, for expressions hold one another. */
  readonly infer: (node: Node, context: Context) => PhpType;
}

/** Begins to read a program. */
export function createContext(scope: NameScope, symbols: Symbols, infer: Context["infer"]): Context {
  return { scope, symbols, faults: [], self: "", variables: new Map(), returns: undefined, infer };
}

/** Notes a fault at a node. */
export function report({ faults }: Context, node: Node, fault: Fault): void {
  faults.push({ node, fault });
}

/** Finds a class that a program names, and notes it when nothing declares it. */
export function findClass(
  context: Context,
  node: Node,
  name: string,
): { readonly fullName: string; readonly symbol: ClassSymbol | undefined } {
  const { scope, symbols, self } = context;
  if (["self", "static", "parent"].includes(name.toLowerCase())) {
    const owner = symbols.classes[self];
    const fullName = name.toLowerCase() === "parent" ? (owner?.parents[0] ?? self) : self;
    return { fullName, symbol: symbols.classes[fullName] };
  }
  const fullName = resolveClass(name, scope);
  const symbol = symbols.classes[fullName];
  if (!symbol) {
    const ours = Object.keys(symbols.classes).filter((one) => one.startsWith("Dagger\\"));
    report(context, node, unknownName(name, findImport(fullName.replace(/^.*\\/, ""), ours), ours.map(shorten)));
  }
  return { fullName, symbol };
}

/** Finds a function that a program names: in its namespace or imported, else PHP's own. */
export function findFunction(context: Context, node: Node, name: string): Signature | undefined {
  const { scope, symbols } = context;
  const imported = scope.functions.get(name.toLowerCase())?.fullName;
  const own = [scope.namespace, name].filter((part) => part !== "").join("\\");
  const candidates = name.startsWith("\\") ? [name.slice(1)] : imported ? [imported] : [own, name];
  for (const candidate of candidates) {
    const found = symbols.functions[candidate.toLowerCase()];
    if (found) {
      return found;
    }
  }
  report(context, node, unknownName(name, name === "dag" ? "use function Dagger\\dag;" : undefined));
  return undefined;
}

function findImport(shortName: string, classes: readonly string[]): string | undefined {
  const fullName = classes.find((name) => shorten(name) === shortName);
  return fullName && `use ${fullName};`;
}

function shorten(fullName: string): string {
  return fullName.replace(/^.*\\/, "");
}
