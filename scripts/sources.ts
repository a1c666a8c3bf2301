// `npm run sources -- PATH`: compares every line that `data/` cites with a checkout of `dagger/dagger`.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { daggerVersion } from "../data/version.ts";
import { main } from "./main.ts";
import { findMovedLines, listCited } from "./upgrade/cited-lines.ts";

await main(() => {
  const [checkout = ""] = process.argv.slice(2);
  if (!existsSync(path.join(checkout, "core/modfunc.go"))) {
    throw new Error(
      `Unexpected path "${checkout}", expected a checkout of dagger/dagger at v${daggerVersion}. Run: npm run sources -- ../dagger`,
    );
  }
  const problems = findMovedLines((file) => {
    const place = path.join(checkout, file);
    return existsSync(place) ? readFileSync(place, "utf8") : undefined;
  });
  console.log([...problems, `${listCited().length - problems.length} passed, ${problems.length} failed`].join("\n"));
  return problems.length === 0 ? 0 : 1;
});
