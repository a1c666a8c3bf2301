// `node print-script.mjs FILE KEY…`: prints a script of a CI system's YAML file, so that a plan can run it as that system does.
import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";

const [file = "", ...keys] = process.argv.slice(2);
const script = parseDocument(readFileSync(file, "utf8")).getIn(
  keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
);
if (typeof script !== "string") {
  throw new Error(`Unexpected place ${keys.join(" ")} in ${file}, expected one of a text.`);
}
console.log(script);
