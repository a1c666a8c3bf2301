import type { Sdk, SearchIndex } from "@docs/search";
import type { ToolAnswer } from "./data.ts";
import type { PageFinder } from "./pages.ts";

/** Sections that are looked at for a program. */
const MOST_SECTIONS = 12;

/** Finds a whole program for a task in one language. Every program of the site is compiled with its SDK. */
export function answerExample(index: SearchIndex, finder: PageFinder, task: string, sdk: Sdk): ToolAnswer {
  const { hits } = index.search(task, { limit: MOST_SECTIONS, sdk });
  for (const { url, pageUrl } of hits) {
    for (const address of [url, pageUrl]) {
      const program = findProgram(finder.find(address, sdk)?.text ?? "", sdk);
      if (program) {
        return { text: `Source: ${address} (compiled with the ${sdk} SDK)\n\n${program}` };
      }
    }
  }
  return {
    text: `No program in ${sdk} was found for "${task}". Search for it, or ask for another language.`,
    isError: true,
  };
}

/** Returns the first program with a file name, and the first command below it. */
function findProgram(text: string, sdk: Sdk): string | undefined {
  const program = new RegExp(`^(\`{3,})${sdk} title=.*\\n[\\s\\S]*?\\n\\1$`, "m").exec(text);
  if (!program) {
    return undefined;
  }
  const rest = text.slice(program.index + program[0].length);
  const command = /^(`{3,})shell\n[\s\S]*?\n\1$/m.exec(rest);
  return `${program[0]}\n${command ? `\n${command[0]}\n` : ""}`;
}
