import { type Fault, unknownMember, wrongType } from "../explain.ts";
import type { Node } from "./node.ts";
import type { Parameter, Signature, Symbols } from "./symbols.ts";
import { describeType, isAssignable, type PhpType, parseType } from "./types.ts";

/** A value that is handed to a function. */
export interface Argument {
  /** Where a fault is reported. */
  readonly node: Node;
  /** Name before the colon; none for a positional one. */
  readonly name: string | undefined;
  readonly type: PhpType;
  /** Whether it is `...$list`, which may stand for any number. */
  readonly isSpread: boolean;
}

/** A fault and the node where it is. */
export interface PlacedFault {
  readonly node: Node;
  readonly fault: Fault;
}

/** Holds the values of a call against what the function takes. */
export function checkCall(
  call: Node,
  what: string,
  { parameters }: Signature,
  args: readonly Argument[],
  symbols: Symbols,
): readonly PlacedFault[] {
  const faults: PlacedFault[] = [];
  const given = new Set<string>();
  for (const [index, argument] of args.entries()) {
    const parameter = findParameter(parameters, argument, index);
    if (parameter) {
      given.add(parameter.name);
      const wanted = parseType(parameter.type);
      if (!argument.isSpread && !isAssignable(argument.type, wanted, symbols)) {
        const where = ` as $${parameter.name} of ${what}`;
        faults.push({
          node: argument.node,
          fault: wrongType(describeType(argument.type), describeType(wanted), where),
        });
      }
    } else if (argument.name !== undefined) {
      const names = parameters.map(({ name }) => name);
      faults.push({ node: argument.node, fault: unknownMember(`${what}'s parameters`, argument.name, names) });
    } else {
      faults.push({ node: argument.node, fault: tooMany(what, parameters.length) });
    }
  }
  const missing = parameters.filter(({ name, isOptional }) => !isOptional && !given.has(name));
  const isOpen = args.some(({ isSpread }) => isSpread);
  if (missing.length > 0 && !isOpen) {
    faults.push({ node: call, fault: tooFew(what, missing) });
  }
  return faults;
}

function findParameter(parameters: readonly Parameter[], { name }: Argument, index: number): Parameter | undefined {
  const last = parameters.at(-1);
  const rest = last?.isVariadic ? last : undefined;
  return name === undefined ? (parameters[index] ?? rest) : (parameters.find((one) => one.name === name) ?? rest);
}

function tooMany(what: string, count: number): Fault {
  return {
    found: `Unexpected argument for ${what}`,
    expected: count === 1 ? "one argument" : `${count} arguments`,
    fix: "Remove it.",
  };
}

function tooFew(what: string, missing: readonly Parameter[]): Fault {
  const [first = ""] = missing.map(({ name }) => name);
  return {
    found: `Unexpected call of ${what} without $${first}`,
    expected: `a value of type ${describeType(parseType(missing[0]?.type ?? "mixed"))}`,
    fix: "Pass it.",
  };
}
