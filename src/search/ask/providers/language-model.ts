/**
 * The part of the browser's own language model that is used: the Prompt API, https://webmachinelearning.github.io/prompt-api/.
 *
 * Typed here because the types of browsers do not know it yet.
 */
export interface LanguageModelApi {
  /** Only "available" means that the model is on the device: every other word would begin a download of gigabytes. */
  availability(options: ModelOptions): Promise<string>;
  create(options: ModelOptions & SessionOptions): Promise<ModelSession>;
}

/** A conversation with the model. */
export interface ModelSession {
  promptStreaming(prompt: string, options: { readonly signal?: AbortSignal }): ReadableStream<string>;
  destroy(): void;
}

interface ModelOptions {
  readonly expectedInputs: readonly LanguageExpectation[];
  readonly expectedOutputs: readonly LanguageExpectation[];
}

interface SessionOptions {
  readonly initialPrompts: readonly { readonly role: "system"; readonly content: string }[];
  readonly signal?: AbortSignal;
}

interface LanguageExpectation {
  readonly type: "text";
  readonly languages: readonly string[];
}

/** The documentation's language is what the model reads and writes. */
const ENGLISH: readonly LanguageExpectation[] = [{ type: "text", languages: ["en"] }];
export const MODEL_OPTIONS: ModelOptions = { expectedInputs: ENGLISH, expectedOutputs: ENGLISH };

/** A browser that does not say at once whether it has a model has none that could answer, in milliseconds. */
const AVAILABILITY_TIMEOUT_MS = 2000;

/** Says whether a model is on the device, ready to be asked. Never starts a download, and never rejects. */
export async function isModelThere(
  model: LanguageModelApi | undefined,
  timeoutMs = AVAILABILITY_TIMEOUT_MS,
): Promise<boolean> {
  if (!model) {
    return false;
  }
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve("late"), timeoutMs);
  });
  try {
    return (await Promise.race([model.availability(MODEL_OPTIONS), late])) === "available";
  } catch {
    // A page's policy can forbid the model.
    return false;
  }
}
