import { loadIndex } from "@docs/search";
import { createFiles, createPage } from "@docs/search/testing";
import { describe, expect, test } from "vitest";
import { createAnswerer } from "./create-answerer.ts";
import { readAnswer } from "./testing.ts";

const program = (code: string, line: number, language = "go") => [{ language, code, line, choice: "" }];

/** A small site in which special cases, reasons and other senses of a word stand beside what is asked for. */
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
    createPage("/engine", "Engine and runtime", "An engine runs steps, and a runtime runs the engine.", [
      { heading: "Start the engine in a runtime", text: "Start it:", code: program("engine start", 1, "shell") },
    ]),
  ],
  { version: "0.19.4", weakWords: ["Dagger"] },
);
const answer = createAnswerer(loadIndex(index, text));

function ask(question: string) {
  return readAnswer(answer(question, { history: [] }));
}

describe("general sections come before special ones", () => {
  test("a CI system's page is left to questions that name it", () => {
    expect(ask("How do I pass a secret to a container?").urls[0]).toBe("/secrets#take-and-use-a-secret");
    expect(ask("How do I pass a secret in Azure Pipelines?").urls[0]).toBe("/ci/azure#pass-secrets");
  });

  test("another module is left to questions for another module", () => {
    expect(ask("How do I pass a secret to another module?").urls[0]).toBe("/secrets#pass-a-secret-to-another-module");
  });
});

test("the first sentence is the one that stands alone, and its step keeps its program", () => {
  const { quotes, programs } = ask("How do I pass a secret to a container?");
  expect(quotes[0]).toBe("Give the argument the type Secret.");
  expect(programs).toEqual(["func publish()"]);
});

describe("words mean what they mean beside each other", () => {
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

describe("what does not work is explained by what explains trouble", () => {
  test.each(["Why is my function not running?", "my function is not executed"])("%s", (question) => {
    expect(ask(question).quotes[0]).toBe("A chain of calls describes work.");
  });

  test("a misreading comes with what is true", () => {
    expect(ask("my folder is always empty and not working").quotes).toContain("It holds what commands have put there.");
  });
});

test("a comparison is explained, without a program", () => {
  const { quotes, programs } = ask("engine vs runtime");
  expect([quotes[0], programs]).toEqual(["An engine runs steps, and a runtime runs the engine.", []]);
});
