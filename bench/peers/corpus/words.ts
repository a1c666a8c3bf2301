import type { Random } from "./random.ts";

const SUBJECTS = [
  "The runner",
  "The engine",
  "A worker",
  "Your pipeline",
  "The build step",
  "Each container",
  "The cache",
  "A pull request",
  "The module",
  "The release job",
  "Every function",
  "The registry",
  "A service",
  "The workspace",
  "The test stage",
  "Your laptop",
];

const PREDICATES = [
  "keeps the result of the last run under a hash of its inputs",
  "reads the source once and hands the same directory to all later steps",
  "mounts the folder only while the command runs",
  "stops at the first command that exits with another code than zero",
  "waits until the port answers before the tests begin",
  "writes its log in the order in which the lines arrive",
  "compares the digest of the image with the one in the lock file",
  "passes the token as a secret, so the log never shows it",
  "starts again from the last layer that has not changed",
  "sends the report to the reviewer as a file of the result",
  "splits the suite into parts that take about the same time",
  "returns a value that the next function takes as its argument",
  "removes what no later step asks for",
  "pins the compiler to the version that the project names",
  "publishes nothing until every check has passed",
  "counts retries, and gives up after the third one",
];

const CONDITIONS = [
  "when the inputs are the same",
  "as long as the lock file is unchanged",
  "unless the caller asks for a fresh run",
  "on a laptop and on a shared machine alike",
  "before anything is uploaded",
  "while other steps are still at work",
  "even if the network is slow",
  "after the dependencies are installed",
  "for each platform in the list",
  "because the order of the steps is known",
  "once the branch is merged",
  "so a second call costs almost nothing",
];

const TASKS = [
  "Build",
  "Test",
  "Publish",
  "Lint",
  "Cache",
  "Deploy",
  "Trace",
  "Sign",
  "Scan",
  "Package",
  "Preview",
  "Migrate",
  "Profile",
  "Release",
  "Verify",
];

const PARTS = ["service", "worker", "library", "gateway", "importer", "dashboard", "scheduler", "index", "client"];

const TOPICS = [
  "What runs, and in which order",
  "Inputs that count",
  "Where the result is kept",
  "Run it on your machine",
  "Run it for every push",
  "Change the versions",
  "Read the report",
  "When a step fails",
  "Keep secrets out of the log",
  "Share the cache between branches",
  "Limits to know",
  "Split a long suite",
];

const ONSETS = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "br", "tr", "sk", "pl"];
const VOWELS = ["a", "e", "i", "o", "u"];
const CODAS = ["l", "n", "r", "s", "m", "x", "d"];

/** Returns a sentence of about ten to twenty words. */
export function makeSentence(random: Random): string {
  const condition = random.happens(0.7) ? ` ${random.pick(CONDITIONS)}` : "";
  return `${random.pick(SUBJECTS)} ${random.pick(PREDICATES)}${condition}.`;
}

/** Returns a paragraph of a few sentences. */
export function makeParagraph(random: Random): string {
  return Array.from({ length: random.between(2, 4) }, () => makeSentence(random)).join(" ");
}

/** Returns distinct headings for the sections of one page. */
export function makeHeadings(random: Random, count: number): string[] {
  const start = random.between(0, TOPICS.length - 1);
  return Array.from({ length: count }, (_, index) => TOPICS[(start + index * 5) % TOPICS.length] ?? "").slice(
    0,
    TOPICS.length,
  );
}

/** Returns a title that contains a name. */
export function makeTitle(random: Random, name: string): string {
  return `${random.pick(TASKS)} the ${name} ${random.pick(PARTS)}`;
}

/** Number of distinct names. */
const NAME_COUNT = ONSETS.length * VOWELS.length * CODAS.length * VOWELS.length * ONSETS.length;

/** Shares no divisor with `NAME_COUNT`, so consecutive numbers produce very different names. */
const STRIDE = 7919;

/** Returns the name of a project: pronounceable, not an English word, and unique for each number below `NAME_COUNT`. */
export function makeName(number: number): string {
  let rest = (number * STRIDE) % NAME_COUNT;
  const take = (choices: readonly string[]) => {
    const choice = choices[rest % choices.length] ?? "";
    rest = Math.floor(rest / choices.length);
    return choice;
  };
  return `${take(ONSETS)}${take(VOWELS)}${take(CODAS)}${take(VOWELS)}${take(ONSETS)}ent`;
}
