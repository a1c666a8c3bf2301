import { childrenOf, type Fault, isJsx } from "@docs/pages";
import type { Code, Nodes, Root } from "mdast";
import { isCommand, type Place, placeNodes } from "./place-nodes.ts";
import { describeOperation, type Operation, type RecordedStep, type Recording } from "./recording.ts";

/** Language of blocks that show what the command above them printed. Their text comes from a recording. */
export const OUTPUT_LANGUAGE = "output";

/** Language of blocks that show the steps of the command above them, once they're filled in. */
export const TREE_LANGUAGE = "tree";

/** Language of blocks that show what the live display of the CLI left. */
export const TERMINAL_LANGUAGE = "terminal";

declare module "mdast" {
  interface CodeData {
    /** What the picture of a terminal shows. */
    trace?: Trace | undefined;
  }
}

/** The command of an output, and what was recorded of it. */
export interface Trace {
  readonly section: string;
  readonly code: string;
  readonly shell: string;
  readonly date: Recording["date"];
  /** The chosen steps of the engine. */
  readonly operations: readonly Operation[];
}

/** A block whose output isn't recorded. */
export interface MissingOutput extends Fault {
  readonly node: Code;
}

/** A command of a page. */
interface Command extends Place {
  readonly code: string;
}

/**
 * Replaces the text of output blocks by what the command above them printed.
 *
 * After the opening fence, `match="TEXT"` chooses the lines that contain a text, `from="TEXT"` and `to="TEXT"` those
 * between two lines, `stream="error"` what went to standard error, and `as="json"` the highlighting. A plugin draws two
 * forms as terminals: `as="terminal"`, what the live display of the CLI left, and `as="tree"`, the steps of the engine.
 *
 * @param recordings of the page; the first one that has the command is shown.
 * @returns the blocks for which nothing is recorded.
 */
export function fillOutputs(tree: Root, recordings: readonly Recording[]): readonly MissingOutput[] {
  const missing: MissingOutput[] = [];
  const place = placeNodes(tree);
  let last: Command | undefined;
  const visit = (node: Nodes): void => {
    if (node.type === "code" && node.lang === OUTPUT_LANGUAGE) {
      missing.push(...fillBlock(node, last, recordings));
    } else if (isCommand(node)) {
      last = { ...place(node), code: node.value };
    } else {
      visitChildren(node);
    }
  };
  const visitChildren = (node: Nodes): void => {
    const isChoice = isJsx(node) && node.name === "Tabs";
    const before = last;
    let first: Command | undefined;
    for (const child of childrenOf(node)) {
      visit(child);
      first ??= last === before ? undefined : last;
    }
    // Every tab is another form of the same command.
    last = isChoice ? (first ?? before) : last;
  };
  visit(tree);
  return missing;
}

function fillBlock(
  node: Code,
  command: Command | undefined,
  recordings: readonly Recording[],
): readonly MissingOutput[] {
  const options = new Map(
    [...(node.meta ?? "").matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const recording = command && recordings.find((one) => findStep(one, command));
  const step = recording && findStep(recording, command);
  if (!step) {
    const found = `Unexpected output without a recording${command ? ` of \`${command.code.split("\n")[0]}\`` : ""}`;
    return [{ node, found, expected: "one in data/runs", fix: "Run npm run record with the name of the page." }];
  }
  const isTree = options.get("as") === TREE_LANGUAGE;
  const steps = (step.operations ?? []).map(describeOperation).join("\n");
  const printed = options.get("stream") === "error" ? step.error : step.output;
  const text = chooseLines((isTree ? steps : printed) ?? "", options);
  if (text === "") {
    const expected = `some of these lines:\n${isTree ? steps : `${step.output}\n${step.error}`}`;
    return [
      { node, found: "Unexpected choice of lines, which is empty", expected, fix: "Correct match, from, or to." },
    ];
  }
  node.lang = options.get("as") ?? "text";
  node.meta = null;
  node.value = text;
  if (isTree || node.lang === TERMINAL_LANGUAGE) {
    const lines = new Set(text.split("\n"));
    const operations = (step.operations ?? []).filter((one) => lines.has(describeOperation(one)));
    const { section, text: code, shell = "shell" } = step;
    node.data = { trace: { section, code, shell, date: recording.date, operations } };
  }
  return [];
}

function findStep({ steps }: Recording, { section, code, index }: Command): RecordedStep | undefined {
  const same = steps.filter((step) => step.section === section && step.text === code && step.exit !== undefined);
  return same[index] ?? same[0];
}

function chooseLines(output: string, options: ReadonlyMap<string, string>): string {
  const lines = output.split("\n");
  const find = (name: string, fallback: number) => {
    const text = options.get(name);
    return text === undefined ? fallback : lines.findIndex((line) => line.includes(text));
  };
  const [start, end] = [find("from", 0), find("to", lines.length - 1)];
  const match = options.get("match");
  return lines
    .slice(start < 0 ? lines.length : start, end + 1)
    .filter((line) => match === undefined || line.includes(match))
    .join("\n")
    .trimEnd();
}
