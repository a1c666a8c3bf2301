// `npm run sources -- PATH`: compares every line that `data/` cites with a checkout of `dagger/dagger`.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readData } from "@docs/facts";
import { readValues, type Source } from "../data/read-values.ts";
import { daggerVersion } from "../data/version.ts";
import type { SecurityPromise } from "./lint/promises.ts";
import type { RepeatedFact } from "./lint/rule.ts";
import { main } from "./main.ts";

await main(() => {
  const [checkout = ""] = process.argv.slice(2);
  if (!existsSync(path.join(checkout, "core/modfunc.go"))) {
    throw new Error(
      `Unexpected path "${checkout}", expected a checkout of dagger/dagger at v${daggerVersion}. Run: npm run sources -- ../dagger`,
    );
  }
  const promises = readData<readonly SecurityPromise[]>("promises.json");
  const facts = readData<readonly RepeatedFact[]>("repeated-facts.json");
  const cited = [
    ...readValues().map(({ name, source }) => ({ by: `value ${name}`, source })),
    ...promises.flatMap(({ sentence, sources }) => sources.map((source) => ({ by: `promise "${sentence}"`, source }))),
    ...facts.flatMap(({ id, sources }) => sources.map((source) => ({ by: `repeated fact ${id}`, source }))),
  ];
  const problems = cited.flatMap(({ by, source }) => {
    const problem = findMove(checkout, source);
    return problem === undefined ? [] : [`${source.file}:${source.line} ${problem} Cited by ${by}.`];
  });
  console.log([...problems, `${cited.length - problems.length} passed, ${problems.length} failed`].join("\n"));
  return problems.length === 0 ? 0 : 1;
});

/** Returns what's wrong with a citation, or nothing if the line matches. */
function findMove(checkout: string, { file, line, text }: Source): string | undefined {
  const place = path.join(checkout, file);
  if (!existsSync(place)) {
    return "Unexpected file, expected one of the checkout. Find where the code went, and read it again.";
  }
  const lines = readFileSync(place, "utf8").split("\n");
  if (lines[line - 1]?.includes(text)) {
    return undefined;
  }
  const now = lines.flatMap((content, index) => (content.includes(text) ? [index + 1] : []));
  return now.length > 0
    ? `Unexpected line, expected ${now.join(" or ")} for "${text}". Correct the number.`
    : `Unexpected text, expected "${text}". Read what the code does now, and correct what is said of it.`;
}
