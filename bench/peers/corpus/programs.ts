import { readFileSync } from "node:fs";
import { capitalize } from "@docs/facts";
import type { ProgramFile } from "./corpus.ts";
import type { Random } from "./random.ts";

/** The program in every SDK language: a template, and the name of its file unless that's the project's. */
const TEMPLATES = [
  ["go", "main.go"],
  ["python", "main.py"],
  ["typescript", "index.ts"],
  ["php", "Project.php"],
  ["java", "Project.java"],
].map(([language = "", file = ""]) => {
  const template = readFileSync(new URL(`./programs/${file}.txt`, import.meta.url), "utf8");
  return { language, file, template };
});

const IMAGES = ["golang:1.25-alpine", "node:22-slim", "python:3.13-slim", "php:8.4-cli", "eclipse-temurin:21-jdk"];
const TOOLS = ["make", "task", "just", "ninja", "gradle"];
const STEPS = ["deps", "build", "test", "lint", "package", "report", "clean", "docs", "bench", "release"];
const REASONS = [
  "The cache outlives the run, so a second one downloads nothing.",
  "Dependencies first: they change less often than the source.",
  "Pinned, because a moving tag would change the result without a commit.",
  "One command each, so that a failure names the step.",
];

/** Generates a program in every SDK language. */
export function makeProgram(random: Random, project: string): readonly ProgramFile[] {
  const tool = random.pick(TOOLS);
  const step = random.pick(STEPS);
  const type = capitalize(project);
  const image = random.pick(IMAGES);
  const variables = Array.from({ length: random.between(1, 3) }, (_, index) => ({
    key: `${project.toUpperCase()}_${["MODE", "LEVEL", "TARGET"][index]}`,
    value: random.pick(["release", "strict", "linux/amd64", "ci", "2"]),
  }));
  const commands = Array.from({ length: random.between(2, 5) }, () => {
    const words = [tool, random.pick(STEPS), `--jobs=${random.between(1, 8)}`];
    return { '"words"': words.map((word) => `"${word}"`).join(", "), "'words'": `'${words.join("', '")}'` };
  });
  const values = {
    ...{ type, image, cache: `${project}-${tool}`, reason: random.pick(REASONS), lower: type.toLowerCase() },
    ...{ Name: capitalize(step) + type, naMe: step + type, na_me: `${step}_${project}` },
  };
  return TEMPLATES.map(({ language, file, template }) => ({
    language,
    fileName: file.replace("Project", type),
    code: fill(
      template
        .replace(/^.*\{\{key\}\}.*\n/m, (line) => variables.map((variable) => fill(line, variable)).join(""))
        .replace(/^.*words.\}\}.*\n/m, (line) => commands.map((command) => fill(line, command)).join("")),
      values,
    ),
  }));
}

/** Replaces placeholders such as `{{image}}`; those without a value stay for later. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{([\w"']+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
