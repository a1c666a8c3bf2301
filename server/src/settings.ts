import { z } from "zod";

/**
 * Limits that keep an answer server affordable and available. You can change each one with `ANSWERS_<NAME>`; see
 * README.md.
 */
export const defaultLimits = {
  /** Maximum bytes of a request. A whole conversation of the lengths below fits. */
  bodyBytes: 32_768,
  /** Maximum characters of a question. Longer ones are rejected. */
  questionCharacters: 500,
  /** Number of messages in a conversation that a model gets. Older ones are left out. */
  messagesKept: 8,
  /** Maximum characters of one earlier message. The rest of it is left out. */
  messageCharacters: 4000,
  /** Questions per minute from one address. */
  questionsPerMinute: 10,
  /** Simultaneous connections from one address. Trusted proxies have to count these themselves. */
  connectionsPerAddress: 32,
  /** Simultaneous answers across all addresses. Raising this raises the load on the model's service. */
  concurrentAnswers: 8,
  /** Answers from a model per day (UTC). After that, the documentation is quoted. */
  dailyQuestions: 2000,
  /** Tokens that a model may read and write per day (UTC). */
  dailyTokens: 4_000_000,
  /** Tokens of one reply from a model. */
  outputTokens: 900,
  /** Replies from a model for one answer, counting both searches and the answer itself. */
  steps: 3,
  /** Characters of one passage that a model gets to read. */
  passageCharacters: 1600,
  /** Passages per search. */
  passages: 6,
  /** Longest silence of a model, in milliseconds. */
  silenceMs: 20_000,
  /** Longest duration of a whole answer, in milliseconds. */
  answerMs: 60_000,
};

/** The limits of one server, by name. */
export type Limits = Readonly<typeof defaultLimits>;

/** Settings that an operator chooses for an answer server, all of which come from the environment. */
export interface ServerSettings {
  /** Folder or address of a built site. */
  readonly site: string;
  /** Exact origins of the sites whose pages may ask. */
  readonly origins: readonly string[];
  readonly model: {
    /** Base address at which an OpenAI-compatible service has `/chat/completions`. */
    readonly url: string;
    readonly name: string;
    /** Undefined for services without keys. */
    readonly key: string | undefined;
  };
  readonly host: string;
  readonly port: number;
  /**
   * Number of the operator's proxies in front of the server. With 0, no header is trusted to say where a request comes
   * from.
   */
  readonly trustedProxies: number;
  readonly isLoggingQuestions: boolean;
  readonly limits: Limits;
}

/** Finds the known word closest to a misspelled one, or undefined if none is close. */
export type FindClosest = (word: string, known: readonly string[]) => string | undefined;

const PREFIX = "ANSWERS_";

/** Value for a service that has no keys. */
const NO_KEY = "none";

/** Parses a variable as text. Its expectation ends with the fix. */
const text = (expected: string, isValid: (value: string) => boolean = () => true) =>
  z
    .string(`is not set, expected ${expected}`)
    .refine(isValid, { error: ({ input }) => `is "${input}", expected ${expected}` });

function wholeNumber(otherwise: number, least = 1, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  return text(`a whole number ${range}. Correct it, or unset it for ${otherwise}.`, (value) => {
    const number = Number(value);
    return Number.isSafeInteger(number) && number >= least && number <= most;
  })
    .transform(Number)
    .default(otherwise);
}

const isWebAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
const isOrigin = (value: string) => isWebAddress(value) && new URL(value).origin === value;
const splitList = (value: string) => value.split(",").map((item) => item.trim());
const CHAT_PATH = /\/chat\/completions\/?$/;

/** The variables, by their names in the code: `modelUrl` is `ANSWERS_MODEL_URL`. */
const variables = z
  .strictObject({
    site: z.string().default("build"),
    origins: text(
      'the origins of the sites whose pages may ask, such as "https://docs.example.org", without a path and without "*". Set it to them, with commas between.',
      (value) => splitList(value).every(isOrigin),
    ).transform(splitList),
    modelUrl: text(
      'the base address of an OpenAI-compatible service, such as "https://api.openai.com/v1" or "http://localhost:11434/v1". Set it to the part before /chat/completions.',
      isWebAddress,
    )
      .refine((value) => !CHAT_PATH.test(value), {
        error: ({ input }) =>
          `is "${input}", expected the part before /chat/completions. Set it to "${String(input).replace(CHAT_PATH, "")}".`,
      })
      .transform((value) => value.replace(/\/$/, "")),
    model: text("the name of a model that can call tools, as its service names it. Set it."),
    // Never shown, because errors end up in logs.
    modelKey: z
      .string()
      .trim()
      .regex(
        /^[\x21-\x7e]*$/,
        "has a blank or a character that no header can carry, expected the key alone. Copy it again.",
      )
      .optional(),
    host: z.string().default("127.0.0.1"),
    port: wholeNumber(8787, 0, 65_535),
    trustedProxies: wholeNumber(0, 0, 10),
    logQuestions: text('"1" to write questions to the log, or "0". Correct or unset it.', (value) =>
      /^[01]$/.test(value),
    ).default("0"),
    ...(Object.fromEntries(
      Object.entries(defaultLimits).map(([name, otherwise]) => [name, wholeNumber(otherwise)]),
    ) as Record<keyof Limits, ReturnType<typeof wholeNumber>>),
  })
  .refine(({ modelUrl, modelKey }) => modelKey || !modelUrl?.startsWith("https://"), {
    path: ["modelKey"],
    error: `is not set, expected the key of the service at ANSWERS_MODEL_URL. Set it, or set it to "${NO_KEY}" for a service without keys.`,
    // Reported together with all other mistakes, not only after those are corrected.
    when: () => true,
  });

/**
 * Reads the settings.
 *
 * @param closest finds the variable that a misspelled one was meant to be
 * @throws Error with every mistake: the variable, what was found, what was expected, and the fix.
 */
export function readServerSettings(
  env: Readonly<Record<string, string | undefined>>,
  closest: FindClosest,
): ServerSettings {
  const set = Object.entries(env).filter(([name, value]) => name.startsWith(PREFIX) && value);
  const parsed = variables.safeParse(Object.fromEntries(set.map(([name, value]) => [toKey(name), value])));
  if (!parsed.success) {
    const mistakes = parsed.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => describeUnknown(toVariable(key), closest))
        : `${toVariable(String(issue.path[0]))} ${issue.message}`,
    );
    throw new Error(["The environment of the answer server has mistakes.", ...mistakes].join("\n- "));
  }
  const { site, origins, modelUrl, model, modelKey, host, port, trustedProxies, logQuestions, ...limits } = parsed.data;
  const key = modelKey && modelKey !== NO_KEY ? modelKey : undefined;
  const isLoggingQuestions = logQuestions === "1";
  return {
    site,
    origins,
    model: { url: modelUrl, name: model, key },
    host,
    port,
    trustedProxies,
    isLoggingQuestions,
    limits,
  };
}

function describeUnknown(name: string, closest: FindClosest): string {
  const known = Object.keys(variables.shape).map(toVariable);
  return `${name} is unknown, expected ${closest(name, known) ?? `one of: ${known.join(", ")}`}. Correct or unset it.`;
}

/** @example toKey("ANSWERS_MODEL_URL") // "modelUrl" */
function toKey(name: string): string {
  return name
    .slice(PREFIX.length)
    .toLowerCase()
    .replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** @example toVariable("modelUrl") // "ANSWERS_MODEL_URL" */
function toVariable(key: string): string {
  return PREFIX + key.replace(/[A-Z]/g, "_$&").toUpperCase();
}
