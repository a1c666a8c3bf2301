import { describeChoices } from "../lint/describe-choices.ts";
import { readPath, type Scaffold } from "./scaffold.ts";

/** What a page of each kind consists of, in this order; one line says what a section is for. */
const TEMPLATES: Readonly<Record<string, readonly [heading: string, purpose: string][]>> = {
  concept: [
    ["Why it exists", "Say which trouble readers have without it. A diagram helps here."],
    ["How it works", "Explain it with the smallest example."],
    ["Rules and limits", "State what it costs and where it ends."],
    ["Common misreadings", "Correct what readers believe at first."],
    ["Related tasks and API", "Link to two to four pages for this reader."],
  ],
  "how-to": [
    ["Prerequisites", "List what the reader needs, each with the command that checks it."],
    ["Steps", "Number at most nine steps, each with what the reader sees."],
    ["Verify", "Show the command that proves it, and its output."],
    ["Variations", "Say what to change for other cases."],
    ["Errors you may meet", "Give the exact message, the cause and the fix."],
    ["Next", "Link to two to four pages for this reader."],
  ],
  tutorial: [
    ["Check your setup", "List the commands that show whether everything is there."],
    ["Build the first step", "Lead to a success within five minutes; one heading for each step."],
    ["The whole code", "Show the finished program."],
    ["What you learned", "Name it in a list."],
    ["Next", "Link to two to four pages for this reader."],
  ],
  reference: [
    ["Signature", "Show it in the reader's language."],
    ["Parameters", "Give name, type, whether it is required, default and meaning in a table."],
    ["Returns", "Say what comes back."],
    ["Errors", "List what can go wrong."],
    ["Example", "Show the smallest one."],
    ["Behaviour", "Note what the signature does not say."],
    ["See also", "Link to two to four pages for this reader."],
  ],
  recipe: [
    ["Code", "Show the snippet in every language."],
    ["Run it", "Give the command for the CLI and for Dagger Shell, and the output."],
    ["Adapt it", "Say what to change for other cases."],
    ["Why it works", "Explain it in at most three sentences."],
  ],
  overview: [
    ["Pages of this part", "Map each page to the question that it answers."],
    ["Where to start", "Name the page for each of the three most common jobs."],
  ],
};

/**
 * Makes a page from the template of its kind.
 *
 * @throws Error naming the nearest kind, or the form of the path.
 */
export function scaffoldPage(path: string | undefined, kind: string | undefined): Scaffold {
  const name = readPath(path, { what: "page", parts: 1 });
  const sections = kind === undefined ? undefined : TEMPLATES[kind];
  if (!sections) {
    throw new Error(
      `Unexpected page ${kind === undefined ? "without a kind" : `of kind "${kind}"`}, expected ` +
        `${describeChoices(kind ?? "", Object.keys(TEMPLATES))}. Run: npm run new page ${name} -- --kind=how-to`,
    );
  }
  const words = (name.split("/").at(-1) ?? "").replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const head = ["---", `title: ${title}`, `description: ${title}, TODO`, `kind: ${kind}`, "---"];
  const body = [
    "{/* Two sentences: what the reader gets, and when they need it. They are the description, too. */}",
    ...sections.map(([heading, purpose]) => `## ${heading}\n\n{/* ${purpose} */}`),
  ];
  return {
    files: [{ file: `docs/${name}.mdx`, content: `${head.join("\n")}\n\n${body.join("\n\n")}\n` }],
    next: `Write it, add "${name}" to sidebars.ts, and check it: npm test prose`,
  };
}
