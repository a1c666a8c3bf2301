/** Measures Ask AI without a service: whether its answers are right, honest, and fast. */
import { createAnswerer } from "@docs/answers";
import { readBuiltPages } from "@docs/content";
import { openIndex, readIndexFiles } from "../scripts/read-index-files.ts";
import { openDocumentation } from "../server/src/documentation.ts";
import { askAfter } from "./answers/ask-all.ts";
import {
  type JudgedQuestion,
  judgeAnswer,
  listSections,
  type Summary,
  summarise,
  type Verdict,
} from "./answers/judge-answer.ts";
import { measureRetrieval, type Retrieval } from "./answers/measure-retrieval.ts";
import questions from "./answers/questions.json" with { type: "json" };
import { measureSpeed, type Speed, toSpeed } from "./answers/speed.ts";
import budgets from "./budgets.json" with { type: "json" };
import { countClosedRun, isClosedMeasured, isOpen } from "./open-part.ts";
import { type Figure, record } from "./report.ts";
import { withSite } from "./with-site.ts";

const BUILD = "build";

/** Number of passages that are judged, one fewer than a model gets, and the largest size of one in characters. */
const [PASSAGES, LONGEST_PASSAGE] = [5, 4000];

/** Halves of the question file: the first may be looked at, and the second is measured only if it's asked for. */
const SETS = isClosedMeasured ? (["open", "closed"] as const) : (["open"] as const);

/** Asks all questions, compares the results with the budgets, and records the figures. */
export async function benchAnswers(): Promise<boolean> {
  const files = readIndexFiles(BUILD);
  const started = performance.now();
  const loaded = openIndex(files);
  const answer = createAnswerer(loaded);
  const loadMs = performance.now() - started;
  const built = listSections(await readBuiltPages(BUILD));
  const documentation = openDocumentation(loaded, LONGEST_PASSAGE);
  const times: number[] = [];
  const judge = (question: JudgedQuestion) => {
    const { events, timeMs } = askAfter(answer, question);
    times.push(timeMs);
    return judgeAnswer(question, events, built);
  };
  const sets = SETS.map((set) => {
    const pick = (all: readonly JudgedQuestion[]) => all.filter((question) => isOpen(question) === (set === "open"));
    const answerable = pick(questions.answerable);
    return {
      set,
      answerable: answerable.map(judge),
      unanswerable: pick(questions.unanswerable).map(judge),
      retrieved: measureRetrieval(answerable, (query) => documentation.search(query, { limit: PASSAGES })),
    };
  });
  const asked: readonly JudgedQuestion[] = [...questions.answerable, ...questions.unanswerable];
  const inChromium = await withSite((browser, origin) => measureSpeed(browser, origin, files, asked));
  const speeds = [toSpeed("Node", loadMs, times), ...inChromium];
  print(sets, speeds);
  const closedRuns = countClosedRun("answers");
  console.log(`  the closed half of the questions was measured ${closedRuns} times`);
  return record("answers", toFigures(sets, speeds), { sets: sets.map(toReport), closedRuns, speeds });
}

interface JudgedSet {
  readonly set: string;
  readonly answerable: readonly Verdict[];
  readonly unanswerable: readonly Verdict[];
  readonly retrieved: Retrieval;
}

function toFigures(sets: readonly JudgedSet[], speeds: readonly Speed[]): Figure[] {
  const { answers } = budgets;
  const all = sets.flatMap(({ answerable, unanswerable }) => [...answerable, ...unanswerable]);
  const { faithfulness, resolvingLinks } = summarise(all);
  const least = (what: string, value: number, budget: number): Figure => ({
    what,
    value,
    budget,
    unit: "of 1",
    isLeast: true,
  });
  return [
    least("quotes and programs that match their section word for word", faithfulness, answers.faithfulness),
    least("links that lead somewhere", resolvingLinks, answers.resolvingLinks),
    ...sets.flatMap(({ set, answerable, unanswerable, retrieved }): Figure[] => {
      const { accepted, goldFirst, goldFirstThree, refused } = summarise(answerable);
      const name = `${set} half`;
      return [
        least(`${name}: accepted answers`, accepted, answers.accepted),
        least(`${name}: a page with the answer is the first source`, goldFirst, answers.goldFirst),
        least(
          `${name}: a page with the answer is among the first three sources`,
          goldFirstThree,
          answers.goldFirstThree,
        ),
        least(`${name}: a page with the answer is among a model's passages`, retrieved.pages, answers.retrievedPages),
        least(`${name}: the section with the answer is among them`, retrieved.sections, answers.retrievedSections),
        {
          what: `${name}: answerable questions declined`,
          value: refused,
          budget: answers.wronglyRefused,
          unit: "of 1",
        },
        least(`${name}: unanswerable questions declined`, summarise(unanswerable).refused, answers.refused),
      ];
    }),
    ...speeds.slice(0, 2).map(
      ({ where, p95 }): Figure => ({
        what: `question to first text in ${where}, 95th percentile`,
        value: p95,
        budget: answers.firstTextMs,
        unit: "ms",
      }),
    ),
  ];
}

/** Returns the figures of a set by category, with the questions that went wrong. */
function toReport({ set, answerable, unanswerable }: JudgedSet) {
  return {
    set,
    answerable: byCategory(answerable),
    unanswerable: byCategory(unanswerable),
    missed: answerable.filter(({ isGoldAmongThree }) => !isGoldAmongThree).map(({ id }) => id),
    notAccepted: answerable.filter(({ isAccepted }) => !isAccepted).map(({ id }) => id),
    wronglyAnswered: unanswerable.filter(({ isRefused }) => !isRefused).map(({ id }) => id),
  };
}

function byCategory(verdicts: readonly Verdict[]): Readonly<Record<string, Summary>> {
  const names = [...new Set(verdicts.map(({ category }) => category))];
  return Object.fromEntries(
    names.map((name) => [name, summarise(verdicts.filter(({ category }) => category === name))]),
  );
}

function print(sets: readonly JudgedSet[], speeds: readonly Speed[]): void {
  for (const set of sets) {
    const { answerable, unanswerable, missed, notAccepted, wronglyAnswered } = toReport(set);
    console.log(`  ${set.set.padEnd(22)}questions  refused  first  three  accepted`);
    for (const [name, { questions: count, refused, goldFirst, goldFirstThree, accepted }] of Object.entries(
      answerable,
    )) {
      const shares = [refused, goldFirst, goldFirstThree, accepted].map((share) => share.toFixed(2).padStart(5));
      console.log(`    ${name.padEnd(20)}${String(count).padStart(9)}    ${shares.join("  ")}`);
    }
    for (const [name, { questions: count, refused }] of Object.entries(unanswerable)) {
      console.log(`    no: ${name.padEnd(16)}${String(count).padStart(9)}    ${refused.toFixed(2).padStart(5)}`);
    }
    console.log(
      `    missed: ${missed.join(", ") || "none"}; not accepted: ${notAccepted.join(", ") || "none"}; wrongly answered: ${wronglyAnswered.join(", ") || "none"}`,
    );
  }
  for (const { where, loadMs, p50, p95, worst } of speeds) {
    console.log(`  ${where}: load ${loadMs} ms, to first text p50 ${p50}, p95 ${p95}, worst ${worst} ms`);
  }
}
