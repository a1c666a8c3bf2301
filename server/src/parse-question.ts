import type { AskOptions, Exchange } from "@docs/answers/types";
import { z } from "zod";
import { RequestError } from "./errors.ts";
import type { Limits } from "./settings.ts";

/** A question and the conversation before it. */
export interface Question {
  readonly question: string;
  /** Oldest first. */
  readonly history: readonly Exchange[];
  readonly sdk?: AskOptions["sdk"] | undefined;
  /** Total characters of the question and its history. */
  readonly characters: number;
}

/** Maximum length of the IDs that clients give to messages and conversations. They're checked and then discarded. */
const LONGEST_ID = 128;

/** Maximum number of messages in a request. Those beyond `messagesKept` are ignored. */
const MOST_MESSAGES = 100;

const MOST_PARTS = 20;

const id = z.string().max(LONGEST_ID);

/** A message that contains only text: no files, no tool results, and no system instructions. */
const message = z.object({
  id: id.optional(),
  role: z.enum(["user", "assistant"]),
  parts: z
    .array(z.strictObject({ type: z.literal("text"), text: z.string() }))
    .min(1)
    .max(MOST_PARTS),
});

const request = z.object({
  id: id.optional(),
  messages: z.array(message).min(1).max(MOST_MESSAGES),
  sdk: z.enum(["go", "python", "typescript", "php", "java"]).optional(),
});

type Message = z.infer<typeof message>;

/**
 * Parses a request.
 *
 * @param body the JSON of a request
 * @throws RequestError with the location, what was found, what was expected, and the fix.
 */
export function parseQuestion(
  body: unknown,
  limits: Pick<Limits, "questionCharacters" | "messagesKept" | "messageCharacters">,
): Question {
  const parsed = request.safeParse(body, { reportInput: true });
  if (!parsed.success) {
    throw new RequestError(400, describe(parsed.error));
  }
  const { messages, sdk } = parsed.data;
  const last = messages.at(-1);
  const question = last ? toText(last).trim() : "";
  if (last?.role !== "user" || question === "") {
    throw new RequestError(
      400,
      'The last message is no question, expected one of the role "user" with text. Add the question to the end.',
    );
  }
  const { length } = [...question];
  if (length > limits.questionCharacters) {
    throw new RequestError(
      400,
      `The question has ${length} characters, expected at most ${limits.questionCharacters}. Ask a shorter one.`,
    );
  }
  const history = toHistory(messages.slice(0, -1).slice(-limits.messagesKept), limits.messageCharacters);
  const characters = history.reduce((sum, said) => sum + said.question.length + said.text.length, question.length);
  return { question, history, characters, sdk };
}

function toText({ parts }: Message): string {
  return parts.map(({ text }) => text).join("\n");
}

/** Pairs questions with answers. An answer without its question is left out. */
function toHistory(messages: readonly Message[], mostCharacters: number): Exchange[] {
  const history: Exchange[] = [];
  for (const said of messages) {
    const text = toText(said).slice(0, mostCharacters);
    const last = history.at(-1);
    if (said.role === "user") {
      history.push({ question: text, sources: [], text: "" });
    } else if (last) {
      history[history.length - 1] = { ...last, text };
    }
  }
  return history;
}

function describe({ issues: [issue] }: z.ZodError): string {
  const where = issue && issue.path.length > 0 ? issue.path.join(".") : "The request";
  return `${where} is ${show(issue?.input)}, expected ${expect(issue)}. Send {"messages": [{"role": "user", "parts": [{"type": "text", "text": "…"}]}]}.`;
}

function expect(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case "invalid_type":
      return `an ${issue.expected}`;
    case "invalid_value":
      return `one of: ${issue.values.join(", ")}`;
    case "too_big":
      return `at most ${issue.maximum}`;
    case "too_small":
      return `at least ${issue.minimum}`;
    case "unrecognized_keys":
      return "nothing but type and text in it";
    default:
      return "another value";
  }
}

/** Describes an unexpected value briefly. */
function show(value: unknown): string {
  if (typeof value === "string") {
    return value.length > 40 ? `a text of ${value.length} characters` : JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `a list of ${value.length}`;
  }
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
