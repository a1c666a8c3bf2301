import { childrenOf, isJsx, readAttributes, readHeadingId, terminalLanguages, walk } from "@docs/pages";
import { type Program, readSnippet } from "@docs/snippets";
import GithubSlugger from "github-slugger";
import type { Code, Nodes, Parents, Root } from "mdast";
import { OUTPUT_LANGUAGE } from "./fill-outputs.ts";
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

/** Blocks without text in between: a program, its command, and the output. */
interface Group {
  readonly facts: RunFacts[];
  readonly commands: RunFacts[];
  after: Nodes;
  ran: readonly Nodes[];
  hasOutput: boolean;
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
  const notes: RunNote[] = [];
  const slugger = new GithubSlugger();
  const counts = new Map<string, number>();
  const told = new Set<string>();
  let section = "";

  const isNew = (text: string) => {
    const isFirst = !told.has(text);
    told.add(text);
    return isFirst;
  };

  const readCommand = ({ lang, value }: Code) => {
    const key = `${section}\n${value}`;
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    return readCommandFacts({ section, code: value, shell: lang ?? "", index }, recordings);
  };

  const close = (parent: Parents, group: Group | undefined) => {
    // Commands after a program call it, so they say more about it than the program itself.
    const facts = group && mergeFacts(group.commands.length > 0 ? group.commands : group.facts);
    if (group) {
      onExample(facts?.state);
    }
    if (!group || !facts || (facts.state === "skipped" && !isNew(facts.reason ?? ""))) {
      return;
    }
    const standIns = mergeFacts(group.facts)?.standIns ?? [];
    notes.push({
      ...facts,
      standIns,
      hasNews: standIns.filter(isNew).length > 0,
      section,
      parent,
      after: group.after,
      ran: group.ran,
    });
  };

  const visit = (parent: Parents): void => {
    let group: Group | undefined;
    const begin = (after: Nodes): Group => {
      close(parent, group);
      group = { facts: [], commands: [], after, ran: [after], hasOutput: false };
      return group;
    };
    const end = () => {
      close(parent, group);
      group = undefined;
    };
    const addCommand = (node: Nodes, facts: RunFacts | undefined, forms: readonly Nodes[] = [node]) => {
      const isOther =
        group?.commands[0] !== undefined && facts !== undefined && group.commands[0].state !== facts.state;
      const own = !group || group.hasOutput || isOther ? begin(node) : group;
      own.after = node;
      own.ran = forms;
      own.facts.push(...(facts ? [facts] : []));
      own.commands.push(...(facts ? [facts] : []));
    };
    for (const child of childrenOf(parent)) {
      const snippet = isJsx(child) && child.name === "Snippet" ? readAttributes(child).get("name") : undefined;
      if (child.type === "code" && terminalLanguages.has(child.lang ?? "")) {
        addCommand(child, readCommand(child));
      } else if (child.type === "code" && child.lang === OUTPUT_LANGUAGE && group) {
        group.after = child;
        group.hasOutput = true;
      } else if (snippet !== undefined) {
        const facts = readProgramFacts({ section, snippet }, readPrograms(snippet), recordings);
        begin(child).facts.push(...(facts ? [facts] : []));
      } else if (isSharedTabs(child)) {
        const commands = [...walk(child)].filter(isCommand);
        addCommand(child, mergeFacts(commands.flatMap((node) => readCommand(node) ?? [])), commands);
      } else {
        end();
        if (child.type === "heading") {
          const id = readHeadingId(child, slugger);
          section = child.depth === 2 ? id : section;
        } else if ("children" in child) {
          visit(child);
        }
      }
    }
    end();
  };
  visit(tree);
  return notes;
}

function isCommand(node: Nodes): node is Code {
  return node.type === "code" && terminalLanguages.has(node.lang ?? "");
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
