import type { Api } from "@docs/facts";
import { findPartPages, isJsx, type LintPage, readAttributes, readHeadingId, textOf, walk } from "@docs/pages";
import { inferCalls, type SnippetSource } from "@docs/snippets";
import { buildCoreWorld, buildWorld, findCandidates, parseScript, type Reached, type World } from "@docs/words";
import type { Heading, Nodes } from "mdast";

/** A place on the site that uses a function. */
export interface MemberUse {
  readonly url: string;
  readonly title: string;
}

/** Uses by `Type.field`, most helpful first, with at most one per page. */
export type MemberUses = ReadonlyMap<string, readonly MemberUse[]>;

/** Kinds of pages, starting with the most helpful to a reader who looks up a function. */
const KINDS = ["recipe", "how-to", "tutorial", "concept", "overview"];

/** Finds the pages that use API functions in a snippet, in a Dagger Shell pipeline, or by name in the text. */
export function findMemberUses(pages: readonly LintPage[], snippets: readonly SnippetSource[], api: Api): MemberUses {
  const world = buildWorld(buildCoreWorld(api), []);
  const membersOf = new Map(
    snippets.map(({ name, files }) => {
      const code = files.find(({ file }) => file.endsWith(".ts"))?.code ?? "";
      return [name, new Set(inferCalls(code, api).map((call) => `${call.type}.${call.name}`))] as const;
    }),
  );
  const uses = new Map<string, MemberUse[]>();
  for (const page of sortByKind(pages)) {
    const own = findPartPages([page], "ApiMembers", "type");
    for (const { member, heading } of readPageMembers(page, membersOf, api, world)) {
      const known = uses.get(member) ?? [];
      const isKnown = known.some(({ url }) => url.replace(/#.*$/, "") === page.url);
      if (!isKnown && !own.has(member.replace(/\..*$/, ""))) {
        uses.set(member, [...known, toUse(page, heading)]);
      }
    }
  }
  return uses;
}

function sortByKind(pages: readonly LintPage[]): readonly LintPage[] {
  const rank = ({ frontMatter }: LintPage) => KINDS.indexOf(frontMatter.fields.get("kind")?.value ?? "");
  return pages.filter((page) => rank(page) >= 0).sort((left, right) => rank(left) - rank(right));
}

interface Found {
  readonly member: string;
  readonly heading: Heading | undefined;
}

function readPageMembers(
  { tree }: LintPage,
  membersOf: ReadonlyMap<string, ReadonlySet<string>>,
  api: Api,
  world: World,
): readonly Found[] {
  let heading: Heading | undefined;
  return [...walk(tree)].flatMap((node): readonly Found[] => {
    if (node.type === "heading") {
      heading = node;
    }
    return readNodeMembers(node, membersOf, api, world).map((member) => ({ member, heading }));
  });
}

function readNodeMembers(
  node: Nodes,
  membersOf: ReadonlyMap<string, ReadonlySet<string>>,
  api: Api,
  world: World,
): readonly string[] {
  if (isJsx(node) && node.name === "Snippet") {
    return [...(membersOf.get(readAttributes(node).get("name") ?? "") ?? [])];
  }
  if (node.type === "code" && node.lang === "dagger") {
    return readPipelines(node.value, world);
  }
  if (node.type === "inlineCode") {
    const [type = "", field = ""] = node.value.replace(/\(.*$/, "").split(".");
    return api.types.get(type)?.functions.has(field) ? [`${type}.${field}`] : [];
  }
  return [];
}

/** Follows a script's pipelines through the core API. An unknown function ends its pipeline. */
function readPipelines(script: string, world: World): readonly string[] {
  return parseScript(script).pipelines.flatMap((pipeline) => {
    let reached: Reached = ["Query"];
    return pipeline.flatMap(({ words }) => {
      const candidates = reached === undefined ? [] : findCandidates(world, reached, words[0]?.text ?? "");
      const [candidate] = candidates;
      reached = candidate ? [world.resultOf(candidate.fn.returns)] : undefined;
      return candidate ? [`${candidate.owner}.${candidate.name}`] : [];
    });
  });
}

/** Converts a place to a use. On a recipe page, which has many recipes, the heading says more than the page's title. */
function toUse({ url, frontMatter }: LintPage, heading: Heading | undefined): MemberUse {
  const { fields } = frontMatter;
  const title = fields.get("title")?.value ?? url;
  const isRecipe = fields.get("kind")?.value === "recipe";
  return {
    url: heading ? `${url}#${readHeadingId(heading)}` : url,
    title: isRecipe && heading ? textOf(heading).trim() : title,
  };
}
