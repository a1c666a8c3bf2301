import { AnswerError, type AnswerEvent, type AnswerProvider, type AskOptions } from "@docs/answers/types";
import { INSTRUCTIONS, renderPrompt } from "./browser-prompt.ts";
import { isModelThere, type LanguageModelApi, MODEL_OPTIONS } from "./language-model.ts";
import type { Retrieval, Retrieve } from "./retrieval.ts";

/** What the provider needs of the world. */
export interface BrowserProviderParts {
  /** The browser's model; undefined in a browser without one. */
  readonly model: LanguageModelApi | undefined;
  readonly retrieve: Retrieve;
  /** Starts loading what retrieval needs. */
  readonly preload: () => void;
}

/** `[1]` and `[1, 2]`, as the view reads them. */
const MARKER = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;

/**
 * Answers with the browser's own language model where it is on the device, and with quotes where it is not; a download
 * is never started, and no word leaves the device.
 *
 * The model is asked only what the documentation answers, and gets only passages of it. It names them by number; links
 * are made of the numbers by the view, which drops those that name nothing.
 */
export function createBrowserProvider({ model, retrieve, preload }: BrowserProviderParts): AnswerProvider {
  let isGenerated = false;

  async function* ask(question: string, options: AskOptions): AsyncGenerator<AnswerEvent> {
    const progress: AnswerEvent[] = [];
    const retrieving = retrieve(question, options, (event) => progress.push(event));
    const [retrieval, isThere] = await Promise.all([retrieving, isModelThere(model)]);
    isGenerated = false;
    yield* progress;
    if (retrieval.isRefused || retrieval.sources.length === 0 || !model || !isThere || options.signal?.aborted) {
      yield* retrieval.answer;
      return;
    }
    yield { type: "thinking" };
    const words = write(model, renderPrompt(question, retrieval, options.history), options.signal);
    const first = await firstWord(words);
    if (options.signal?.aborted) {
      return;
    }
    if (first === undefined) {
      // Without a word of the model nothing has been shown yet: the quotes are as good an answer as ever.
      yield* retrieval.answer;
      return;
    }
    isGenerated = true;
    yield* stream(first, words, retrieval, options.signal);
  }

  return {
    preload: () => {
      preload();
      isModelThere(model).then(
        (isThere) => {
          isGenerated = isThere;
        },
        () => undefined,
      );
    },
    ask,
    get isGenerated() {
      return isGenerated;
    },
  };
}

async function* stream(
  first: string,
  words: AsyncGenerator<string>,
  { sources, answer }: Retrieval,
  signal: AbortSignal | undefined,
): AsyncGenerator<AnswerEvent> {
  let text = first;
  yield { type: "sources", sources };
  yield { type: "part", part: { type: "markdown", text: first } };
  try {
    for await (const more of words) {
      text += more;
      yield { type: "delta", text: more };
    }
  } catch (cause) {
    if (signal?.aborted) {
      return;
    }
    throw new AnswerError("unavailable", `The browser's model broke off: ${String(cause)}. Ask again.`);
  }
  if (!namesSource(text, sources.length)) {
    // Words that name no source cannot be verified: what they should have named follows them.
    yield* answer.filter(({ type }) => type === "part");
  }
  yield { type: "done" };
}

/** Gives the beginning of the answer; nothing where the model has failed or had nothing to say. */
async function firstWord(words: AsyncGenerator<string>): Promise<string | undefined> {
  try {
    const { value, done } = await words.next();
    return done ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Asks the model; gives its words as they come, and ends its session whatever happens. */
async function* write(
  model: LanguageModelApi,
  prompt: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const session = await model.create({
    ...MODEL_OPTIONS,
    initialPrompts: [{ role: "system", content: INSTRUCTIONS }],
    signal,
  });
  const reader = session.promptStreaming(prompt, { signal }).getReader();
  let text = "";
  try {
    for (let chunk = await reader.read(); !chunk.done && !signal?.aborted; chunk = await reader.read()) {
      const more = toDelta(text, chunk.value);
      text += more;
      if (more !== "") {
        yield more;
      }
    }
  } finally {
    session.destroy();
  }
}

/** Gives what is new in a chunk: browsers up to Chrome 137 sent the whole text again with each. */
function toDelta(text: string, chunk: string): string {
  return text !== "" && chunk.length > text.length && chunk.startsWith(text) ? chunk.slice(text.length) : chunk;
}

function namesSource(text: string, count: number): boolean {
  return [...text.matchAll(MARKER)]
    .flatMap(([, numbers = ""]) => numbers.split(",").map(Number))
    .some((number) => number >= 1 && number <= count);
}
