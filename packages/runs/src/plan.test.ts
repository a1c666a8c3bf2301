import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { readPlan } from "./plan.ts";

const folder = mkdtempSync(path.join(tmpdir(), "plans-"));
mkdirSync(path.join(folder, "caching"));
const write = (name: string, text: string) => writeFileSync(path.join(folder, "caching", name), text);

it("adds what one language needs to the plan of a page", () => {
  write("plan.yaml", "start: bookshop\nvalues: { TAG: '1.4.0' }\ncommands: [{ command: ls }]\n");
  write("plan.java.yaml", "values: { FILE: Shop.java }\ncommands: [{ command: dagger call test, exit: 1 }]\n");
  const [go, java] = [readPlan("caching", "go", folder), readPlan("caching", "java", folder)];
  expect(go).toEqual(readPlan("caching", undefined, folder));
  expect(java).toEqual({
    ...go,
    values: { TAG: "1.4.0", FILE: "Shop.java" },
    commands: [{ command: "ls" }, { command: "dagger call test", exit: 1 }],
  });
});

it("refuses what every language shares in the plan of one", () => {
  write("plan.java.yaml", "start: empty\n");
  expect(() => readPlan("caching", "java", folder)).toThrow(/plan\.java\.yaml has mistakes.*"start"/s);
});
