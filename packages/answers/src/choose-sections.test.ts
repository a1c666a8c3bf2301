import { loadIndex } from "@docs/search";
import { createFiles, createPage } from "@docs/search/testing";
import { describe, expect, test } from "vitest";
import { createAnswerer } from "./create-answerer.ts";
import { readAnswer } from "./testing.ts";

const program = (code: string, line: number, language = "go") => [{ language, code, line, choice: "" }];

/** A small site in which special cases, reasons, and other senses of a word appear next to what is asked for. */
const { index, text } = createFiles(
  [
    createPage("/ci/azure", "Azure Pipelines", "A pipeline of Azure calls your functions.", [
      {
        heading: "Pass secrets",
        text: "Secret variables stay out of the environment of a container.\nMap each secret:",
        code: program("env: {}", 2, "yaml"),
      },
    ]),
    createPage("/secrets", "Secrets in modules", "Functions work with passwords and never show them.", [
      {
        heading: "Take and use a secret",
        text: "Give the argument the type Secret. A text would be recorded.\nThis function passes a secret to a container:",
        code: program("func publish()", 2),
      },
      {
        heading: "Pass a secret to another module",
        text: "A module reaches the secrets that it was given in a container.\nPass it on:",
        code: program("func pass()", 2),
      },
    ]),
    createPage("/cache", "Cache", "Results stay on the disk.", [
      {
        heading: "Free space",
        text: "Prune the cache, and space on the disk is free again.\nThe engine tells how much it has taken:",
        code: program("prune", 2, "shell"),
      },
    ]),
    createPage("/faq", "Questions", "Short answers.", [
      { heading: "Under which license is it published?", text: "The source is under a license that costs nothing." },
      { heading: "Do I need an account?", text: "No. The engine works without a login." },
      { heading: "Why did nothing happen?", text: "A chain of calls describes work. Ask for a value, and it runs." },
    ]),
    createPage("/functions", "Functions", "A function is a unit of work that the engine runs.", [
      { heading: "How a function runs", text: "The engine starts a container for the function and runs its code." },
    ]),
    createPage("/mounts", "Mounts", "A mount lends files to a command.", [
      {
        heading: "Common misreadings",
        text: "“The folder of my mount is always empty.” It holds what commands have put there.",
      },
    ]),
    createPage("/volumes", "Volumes", "A volume keeps files between runs.", [
      { heading: "Before you begin", text: "Get the program:", code: program("get it", 1, "shell"), prior: 0.5 },
      { heading: "Fill one", text: "Call it twice:", code: program("call it", 1, "shell") },
    ]),
    createPage("/engine", "Engine and runtime", "An engine runs steps, and a runtime runs the engine.", [
      { heading: "Start the engine in a runtime", text: "Start it:", code: program("engine start", 1, "shell") },
    ]),
  ],
  {
    version: "0.19.4",
    weakWords: ["Dagger"],
    synonyms: [{ from: "dagger free", to: ["license"] }],
  },
);
const answer = createAnswerer(loadIndex(index, text));

function ask(question: string) {
  return readAnswer(answer(question, { history: [] }));
}

test("another module is left to questions for another module", () => {
  const urls = (question: string) => ask(question).urls.filter((url) => url.startsWith("/secrets"));
  expect(urls("How do I take and use a secret?")[0]).toBe("/secrets#take-and-use-a-secret");
  expect(urls("How do I pass a secret to another module?")[0]).toBe("/secrets#pass-a-secret-to-another-module");
});

test("an answer begins with the section's beginning, unbroken, and a step keeps its program", () => {
  const { quotes, programs } = ask("How do I take and use a secret?");
  expect(quotes.slice(0, 2)).toEqual([
    "Give the argument the type Secret. A text would be recorded.",
    "This function passes a secret to a container:",
  ]);
  expect(programs[0]).toBe("func publish()");
});

describe("words mean what the table of synonyms says", () => {
  test("who asks whether it is free asks for its license, not for space, and gets no verdict on something else", () => {
    expect(ask("is dagger free?").quotes[0]).toBe("The source is under a license that costs nothing.");
  });

  test("free space stays free space", () => {
    const { urls, quotes } = ask("how do I free space on the disk?");
    expect([urls[0], quotes[0]]).toEqual([
      "/cache#free-space",
      "Prune the cache, and space on the disk is free again.",
    ]);
  });
});

test("what does not work is explained by what explains trouble", () => {
  expect(ask("why did nothing happen when I called it?").quotes[0]).toMatch(/^A chain of calls describes work\./);
});

test("a misreading comes with what is true", () => {
  expect(ask("is the folder of my mount always empty?").quotes[0]).toMatch(/It holds what commands have put there\.$/);
});

test("a comparison is explained, without a program", () => {
  const { quotes, programs } = ask("engine vs runtime");
  expect([quotes[0], programs]).toEqual(["An engine runs steps, and a runtime runs the engine.", []]);
});

test("a task is answered by the first section of its page that does something, after the preparations", () => {
  expect(ask("How do I use volumes?")).toMatchObject({ programs: ["call it"] });
});
