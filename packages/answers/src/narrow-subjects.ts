import { stem, tokenize } from "@docs/search";
import { readSdks } from "./languages.ts";
import type { LibrarySection } from "./library.ts";
import type { Question } from "./read-question.ts";

/** Names of CI systems. A question for CI in general may get one of them, but a general page answers it better. */
const CI_SYSTEMS = "argo aws azure circleci codebuild codepipeline github gitlab jenkins tekton";

/**
 * Subjects that most questions are not about, each with the words that ask for it: who names a model may be answered
 * by a page about agents.
 */
const SUBJECTS: readonly string[] = [
  "agent ai anthropic bedrock chat claude gemini gpt llm mcp model ollama openai prompt",
  "apple containerd docker lima nerdctl podman runtime",
  "helm kubernetes openshift cluster pod",
  "1password vault op hashicorp",
  "graphql http playground query",
  "emulation cpu platform architecture",
  "gpu",
  "internal",
  "proxy",
  "wsl",
];

/** Names of a subject that make a section one about it; its other words also stand in general headings. */
const NAMES =
  "1password agent ai apple bedrock containerd cpu emulation gpu graphql helm internal kubernetes lima llm mcp model nerdctl " +
  "ollama openai openshift playground podman proxy vault wsl";

/** What a section that is narrower than the question is worth. Raising one brings up special cases. */
const WORTH = { other: 0.4, ofCi: 0.8, language: 0.55, qualified: 0.75, without: 0.7 } as const;

/** Headings of what goes beyond the usual: "Pass a secret to another module". */
const QUALIFIED = /\b(?:another|elsewhere|of your own|from a value)\b/i;

const ciSystems = toStems(CI_SYSTEMS);
const names = toStems(NAMES);
const subjects = SUBJECTS.map(toStems);

/**
 * Gives the factor on a section whose heading or page is about one product, system or language that the question does
 * not name: 1 for general sections. "How do I pass a secret?" is not about Azure Pipelines.
 */
export function measureNarrowness(question: Question, section: LibrarySection): number {
  const { source, sdk } = section;
  const asked = readAsked(question);
  const { found, named } = readHeadings(section);
  const unasked = [...found].filter((term) => !asked.has(term));
  const languages = sdk ? [sdk, ...named] : named;
  const isOtherLanguage = languages.length > 0 && !languages.some((one) => one === question.sdk);
  if (unasked.some((term) => names.has(term) && !isSubjectAsked(term, asked))) {
    return WORTH.other;
  }
  if (unasked.some((term) => ciSystems.has(term)) && ![...ciSystems].some((term) => asked.has(term))) {
    return asked.has("ci") ? WORTH.ofCi : WORTH.other;
  }
  if (isOtherLanguage) {
    return WORTH.language;
  }
  // Who asks how to do it in GitLab wants the page about GitLab.
  const isWithout = question.kind === "how-to" && [...asked].some((term) => ciSystems.has(term) && !found.has(term));
  const isQualified = QUALIFIED.test(source.title) && !QUALIFIED.test(question.text);
  return (isWithout ? WORTH.without : 1) * (isQualified ? WORTH.qualified : 1);
}

function isSubjectAsked(term: string, asked: ReadonlySet<string>): boolean {
  return subjects.some((words) => words.has(term) && [...words].some((word) => asked.has(word)));
}

/** One question is compared with dozens of sections. */
const known = new WeakMap<Question, ReadonlySet<string>>();

function readAsked(question: Question): ReadonlySet<string> {
  const { text, words, context } = question;
  const asked =
    known.get(question) ??
    new Set([...toStems(text), ...[...words, ...context].flatMap(({ terms }) => [...terms.keys()])]);
  known.set(question, asked);
  return asked;
}

/** Sections stay as long as the library, and many questions compare them. */
const read = new WeakMap<LibrarySection, ReturnType<typeof readHeadings>>();

/** Reads which words and languages the headings of a section name. */
function readHeadings(section: LibrarySection): {
  readonly found: ReadonlySet<string>;
  readonly named: readonly string[];
} {
  const headings = [section.source.title, section.source.page, ...section.trail].join(" ");
  const both = read.get(section) ?? { found: toStems(headings), named: readSdks(headings) };
  read.set(section, both);
  return both;
}

function toStems(text: string): ReadonlySet<string> {
  return new Set(tokenize(text).flatMap(({ parts }) => parts.map(stem)));
}
