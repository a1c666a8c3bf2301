import type { Corpus, CorpusPage, ProgramFile } from "./corpus.ts";
import { toPath } from "./corpus.ts";
import { makeProgram } from "./programs.ts";
import { createRandom, type Random } from "./random.ts";
import { makeHeadings, makeName, makeParagraph, makeSentence, makeTitle } from "./words.ts";

/** Pages in one section, including its index page. This is what a real site's sidebar contains. */
const SECTION_SIZE = 30;

/** Pages in one sidebar group. */
const GROUP_SIZE = 6;

/** Programs on the page with the most of them, a cookbook. */
const RECIPES = 40;

/** A page before it's written. All plans are made first because links need every page's title. */
interface Plan {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly kind: "home" | "section" | "page" | "cookbook";
}

/**
 * Generates a corpus of a given number of pages, which are the same every time.
 *
 * Its proportions match this site's own pages: four to seven sections, a few hundred words, one to three programs in
 * five languages, shell commands, and occasionally a table, a list, a note, or a configuration file. The last page is a
 * cookbook with every language many times over.
 */
export function generateCorpus(count: number): Corpus {
  const plans = planPages(count);
  const programs = new Map<string, readonly ProgramFile[]>();
  const pages = plans.map((plan, index) => writePage(plan, index, plans, programs));
  return { name: String(count), title: "Workbench", pages, programs };
}

function planPages(count: number): Plan[] {
  return Array.from({ length: count }, (_, index): Plan => {
    // Each page has its own seed, which makes it the same in a small corpus and a large one.
    const random = createRandom(index);
    const name = makeName(index);
    const section = `part-${Math.floor((index - 1) / SECTION_SIZE) + 1}`;
    const inSection = (index - 1) % SECTION_SIZE;
    if (index === 0) {
      return { id: "index", name, title: "Workbench", kind: "home" };
    }
    if (index === count - 1) {
      return { id: `${section}/cookbook`, name, title: `Cookbook of the ${name} team`, kind: "cookbook" };
    }
    if (inSection === 0) {
      return { id: `${section}/index`, name, title: `Projects of the ${name} team`, kind: "section" };
    }
    const group = `group-${Math.floor(inSection / GROUP_SIZE) + 1}`;
    return { id: `${section}/${group}/${name}`, name, title: makeTitle(random, name), kind: "page" };
  });
}

function writePage(
  plan: Plan,
  index: number,
  plans: readonly Plan[],
  programs: Map<string, readonly ProgramFile[]>,
): CorpusPage {
  const random = createRandom(index + 1);
  const addProgram = () => {
    const name = `${plan.name}/program-${programs.size}`;
    programs.set(name, makeProgram(random, plan.name));
    return `<Snippet name="${name}" />`;
  };
  return {
    id: plan.id,
    title: plan.title,
    description: `${plan.title}: ${makeSentence(random)}`.slice(0, 155),
    body: writeBlocks(plan, index, plans, random, addProgram).join("\n\n"),
  };
}

function writeBlocks(
  plan: Plan,
  index: number,
  plans: readonly Plan[],
  random: Random,
  addProgram: () => string,
): string[] {
  const link = (step: number) => {
    const target = plans[(index + step) % plans.length] ?? plan;
    return `[${target.title}](${toPath(target.id)})`;
  };
  // The benchmark clicks the first link, so it's near the top, where it's visible on a phone too.
  const lead = `Read ${link(1)} first. ${makeParagraph(random)} See also ${link(7)}.`;
  switch (plan.kind) {
    case "home":
      return [
        lead,
        "## Parts",
        listPages(plans.filter(({ kind }) => kind === "section")),
        "## At a glance",
        addProgram(),
      ];
    case "section":
      return [lead, "## Pages", listPages(plans.slice(index + 1, index + SECTION_SIZE)), "## In short", addProgram()];
    case "cookbook":
      return [
        lead,
        ...Array.from({ length: RECIPES }, (_, recipe) => [
          `## Recipe ${recipe + 1}`,
          makeParagraph(random),
          addProgram(),
          writeCommand(random, plan.name),
        ]).flat(),
      ];
    case "page":
      return [lead, addProgram(), ...writeSections(plan, random, addProgram, link)];
  }
}

function listPages(plans: readonly Plan[]): string {
  return plans.map(({ id, title }) => `- [${title}](${toPath(id)})`).join("\n");
}

function writeSections(plan: Plan, random: Random, addProgram: () => string, link: (step: number) => string): string[] {
  return makeHeadings(random, random.between(4, 7)).flatMap((heading, position) => [
    `## ${heading}`,
    makeParagraph(random),
    ...(position % 2 === 0 ? [writeExtra(plan.name, random)] : []),
    ...(random.happens(0.3) ? [addProgram()] : []),
    ...(random.happens(0.5) ? [writeCommand(random, plan.name)] : []),
    ...(random.happens(0.4)
      ? [`### In ${random.pick(["CI", "a monorepo", "a fork", "production"])}, ${heading.toLowerCase()}`]
      : []),
    `${makeParagraph(random)} Next to this: ${link(random.between(2, 20))}.`,
  ]);
}

function writeCommand(random: Random, name: string): string {
  return `\`\`\`shell\ndagger call ${random.pick(["build", "test", "lint"])}-${name} --source=. --level=${random.between(1, 9)}\n\`\`\``;
}

function writeExtra(name: string, random: Random): string {
  const kinds = [
    () =>
      `| Input | Counts by | Default |\n| --- | --- | --- |\n${["source", "cache", "token", "level"]
        .map((input) => `| \`${input}\` | ${makeSentence(random)} | \`${random.pick(["none", ".", "release"])}\` |`)
        .join("\n")}`,
    () =>
      Array.from({ length: 4 }, () => `- \`${random.pick(["build", "test", "lint"])}\`: ${makeSentence(random)}`).join(
        "\n",
      ),
    () => `:::${random.pick(["note", "tip", "warning"])}\n\n${makeSentence(random)}\n\n:::`,
    () =>
      `\`\`\`yaml title=".github/workflows/${name}.yml"\nname: ${name}\non: [push]\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v5\n      - run: dagger call build-${name} --source=.\n\`\`\``,
    () =>
      `\`\`\`json title="dagger.json"\n{\n  "name": "${name}",\n  "engineVersion": "v0.19.4",\n  "sdk": { "source": "go" },\n  "include": ["!**/node_modules", "services/**"]\n}\n\`\`\``,
  ];
  return random.pick(kinds)();
}
