/** Measures what coding agents get: tokens until the answer is read, names found, and mistakes found in programs. */
import { readFileSync } from "node:fs";
import { collectFacts, createChecker, createDocs } from "@docs/agent";
import { plantMistakes, readCheckedPrograms } from "@docs/agent/testing";
import { loadFacts, toJavaMethod, toKebab, toPascal, toPythonName } from "@docs/facts";
import { estimateTokens, toTwinPath } from "@docs/markdown";
import { readDocsData } from "../scripts/agent/read-docs-data.ts";
import budgets from "./budgets.json" with { type: "json" };
import { measureClients } from "./clients.ts";
import { type Figure, record } from "./report.ts";
import type { JudgedQuery } from "./search/judge.ts";

type Docs = ReturnType<typeof createDocs>;

/** Language of the agent whose tokens are counted. */
const SDK = "python";

/** Measures the tools with the last build. */
export async function benchAgent(): Promise<boolean> {
  const data = readDocsData("build", "https://docs.dagger.io");
  const docs = createDocs(data);
  const { queries }: { queries: readonly JudgedQuery[] } = JSON.parse(
    readFileSync("bench/search/dev-queries.json", "utf8"),
  );
  const tokens = queries.map((query) => countTokens(query, docs)).sort((left, right) => left - right);
  const at = (share: number) => tokens[Math.floor(share * (tokens.length - 1))] ?? 0;
  const { agent: budget } = budgets;
  const figures: Figure[] = [
    {
      what: "tokens read up to the section with the answer, median",
      value: at(0.5),
      budget: budget.medianTokens,
      unit: "tokens",
    },
    {
      what: "tokens read up to the section with the answer, 90th percentile",
      value: at(0.9),
      budget: budget.p90Tokens,
      unit: "tokens",
    },
    {
      what: "functions found by name, in five spellings",
      value: findSymbols(docs),
      budget: budget.symbols,
      unit: "of 1",
      isLeast: true,
    },
    ...checkPrograms(),
    ...(await measureClients()),
  ];
  return record("agent", figures, { queries: queries.length, sdk: SDK });
}

/**
 * Counts the tokens of a search and of the first hit that answers. If no hit does, the agent reads the right page whole,
 * found by other means, so a miss costs its search and the page.
 */
function countTokens({ query, judgements }: JudgedQuery, docs: Docs): number {
  const found = docs.search({ query, sdk: SDK, limit: 5 }).text;
  const best = judgements.filter(({ grade }) => grade === 3).map(({ url }) => toPage(url));
  const addresses = [...found.matchAll(/^ {3}(\/\S*)$/gm)].map(([, address = ""]) => address);
  const hit = addresses.find((address) => best.includes(toPage(address)));
  const text = hit ? docs.read({ addresses: [hit], sdk: SDK }).text : best.map(readTwin).find((twin) => twin !== "");
  return estimateTokens(found) + estimateTokens(text ?? "");
}

function toPage(url: string): string {
  return (url.split("#")[0] ?? "").replace(/(?<=.)\/$/, "");
}

function readTwin(url: string): string {
  for (const sdk of [SDK, undefined]) {
    try {
      return readFileSync(`build${toTwinPath(url, sdk)}`, "utf8");
    } catch {
      // The page doesn't differ by language, or the site doesn't have it.
    }
  }
  return "";
}

/** Returns the share of the API's functions that are the first answer to each spelling of theirs. */
function findSymbols(docs: Docs): number {
  const results = [...loadFacts().api.types].flatMap(([type, { functions }]) =>
    [...functions.keys()].flatMap((name) =>
      [name, toPascal(name), toPythonName(name), toKebab(name), toJavaMethod(type, name)].map((spelling) =>
        docs.symbol(`${type}.${spelling}`).text.startsWith(`\`${type}.${name}\``),
      ),
    ),
  );
  return round(results.filter(Boolean).length / results.length);
}

function checkPrograms(): Figure[] {
  const facts = collectFacts(loadFacts(), []);
  const checker = createChecker(facts);
  const programs = readCheckedPrograms();
  const planted = programs.flatMap((program) => plantMistakes(program, facts));
  const hits = planted.filter((program) => checker(program).length > 0).length;
  const alarms = programs.filter((program) => checker(program).length > 0).length;
  return [
    {
      ...{
        what: `planted mistakes that the checker finds, of ${planted.length.toLocaleString("en-US")}`,
        value: round(hits / planted.length),
      },
      ...{ budget: budgets.agent.mistakesFound, unit: "of 1", isLeast: true },
    },
    { what: `false alarms from the checker in ${programs.length} programs`, value: alarms, budget: 0, unit: "" },
  ];
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
