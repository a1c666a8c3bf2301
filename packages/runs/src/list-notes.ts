import { childrenOf, isJsx, readAttributes, walk } from "@docs/pages";
import { type Program, readSnippet } from "@docs/snippets";
import type { Code, Nodes, Parents, Root } from "mdast";
import { OUTPUT_LANGUAGE } from "./fill-outputs.ts";
import { isCommand, placeNodes } from "./place-nodes.ts";
import type { Recording } from "./recording.ts";
import { mergeFacts, type RunFacts, readCommandFacts, readProgramFacts } from "./run-facts.ts";

/** What a page tells its readers about a run, below blocks that belong together. */
export interface RunNote extends RunFacts {
  /** Heading id of the section; empty before the first one. */
  readonly section: string;
  readonly parent: Parents;
  /** Last one of the blocks. */
  readonly after: Nodes;
  /** Those of them that were run: the last command, in each of its forms, or else the program. */
  readonly ran: readonly Nodes[];
  /** Whether it's the first note of the page on one of its stand-ins. */
  readonly hasNews: boolean;
}

/** Tabs that only one kind of reader follows, so a note belongs to the tab and not to all of them. */
const SEPARATE_TABS: ReadonlySet<string> = new Set(["os", "python-tool", "sdk", "terminal"]);

/** A program, the output of a command, or a command, also in several forms, with what was recorded of it. */
interface Block {
  readonly kind: "program" | "command" | "output";
  readonly forms: readonly Nodes[];
  readonly facts?: RunFacts | undefined;
}

/** Blocks without text in between: a program, its command, and the output. */
interface Group {
  readonly parent: Parents;
  readonly blocks: Block[];
  after: Nodes;
}

/**
 * Lists the notes of a page: one for each program and command, or for those that follow each other without text.
 *
 * The reason why commands weren't run is given once on a page.
 *
 * @param readPrograms returns the programs of a snippet.
 * @param onExample is called for each of these blocks, also for those that get no note.
 */
export function listNotes(
  tree: Root,
  recordings: readonly Recording[],
  readPrograms: (name: string) => readonly Program[] = readSnippet,
  onExample: (state: RunFacts["state"] | undefined) => void = () => undefined,
): readonly RunNote[] {
  const place = placeNodes(tree);
  const readCommand = (node: Code) => readCommandFacts({ ...place(node), code: node.value }, recordings);
  const read = (node: Nodes): Block | undefined => {
    const snippet = isJsx(node) && node.name === "Snippet" ? readAttributes(node).get("name") : undefined;
    if (snippet !== undefined) {
      const program = { section: place(node).section, snippet };
      return { kind: "program", forms: [node], facts: readProgramFacts(program, readPrograms(snippet), recordings) };
    }
    if (node.type === "code" && node.lang === OUTPUT_LANGUAGE) {
      return { kind: "output", forms: [node] };
    }
    if (isCommand(node) || isSharedTabs(node)) {
      const commands = [...walk(node)].filter(isCommand);
      return { kind: "command", forms: commands, facts: mergeFacts(commands.flatMap((one) => readCommand(one) ?? [])) };
    }
    return undefined;
  };
  const told = new Set<string>();
  const isNew = (text: string) => told.size < told.add(text).size;
  return [...listGroups(tree, read)].flatMap(({ parent, blocks, after }) => {
    const commands = blocks.flatMap(({ kind, facts }) => (kind === "command" && facts ? [facts] : []));
    const all = blocks.flatMap(({ facts }) => facts ?? []);
    // Commands after a program call it, so they say more about it than the program itself.
    const facts = mergeFacts(commands.length > 0 ? commands : all);
    onExample(facts?.state);
    if (!facts || (facts.state === "skipped" && !isNew(facts.reason ?? ""))) {
      return [];
    }
    const standIns = [...new Set(all.flatMap((one) => one.standIns))];
    const hasNews = standIns.filter(isNew).length > 0;
    const ran = (blocks.findLast(({ kind }) => kind === "command") ?? blocks[0])?.forms ?? [];
    return [{ ...facts, standIns, hasNews, section: place(after).section, parent, after, ran }];
  });
}

/** Yields the blocks below a node that belong together. */
function* listGroups(parent: Parents, read: (node: Nodes) => Block | undefined): Generator<Group> {
  let group: Group | undefined;
  for (const child of childrenOf(parent)) {
    const block = read(child);
    if (group && (!block || beginsGroup(block, group))) {
      yield group;
      group = undefined;
    }
    if (block && (group || block.kind !== "output")) {
      group ??= { parent, blocks: [], after: child };
      group.blocks.push(block);
      group.after = child;
    } else if ("children" in child) {
      yield* listGroups(child, read);
    }
  }
  yield* group ? [group] : [];
}

/** Checks whether a block is another example than those before it. */
function beginsGroup({ kind, facts }: Block, { blocks }: Group): boolean {
  const first = blocks.find((one) => one.kind === "command" && one.facts)?.facts;
  const isOther = first !== undefined && facts !== undefined && first.state !== facts.state;
  return kind === "program" || (kind === "command" && (isOther || blocks.some((one) => one.kind === "output")));
}

/** Checks whether a node is tabs that hold nothing but other forms of one command, all of which were run. */
function isSharedTabs(node: Nodes): boolean {
  return (
    isJsx(node) &&
    node.name === "Tabs" &&
    !SEPARATE_TABS.has(readAttributes(node).get("group") ?? "") &&
    childrenOf(node).every((tab) => childrenOf(tab).every(isCommand))
  );
}
