import { defaultLimits, type Limits } from "./limits.ts";

/** What an operator decides about an answer server; all of it comes from the environment. */
export interface ServerSettings {
  /** Folder of a built site, or its address. */
  readonly site: string;
  /** Exact origins of the sites whose pages may ask. */
  readonly origins: readonly string[];
  readonly model: {
    /** Where an OpenAI-compatible service has `/chat/completions`. */
    readonly url: string;
    readonly name: string;
    /** Nothing for services without keys. */
    readonly key: string | undefined;
  };
  readonly host: string;
  readonly port: number;
  /** Proxies of the operator before the server. With 0 nobody's word is taken for where a request comes from. */
  readonly trustedProxies: number;
  readonly isLoggingQuestions: boolean;
  readonly limits: Limits;
}

/** Finds the known word nearest to a misspelt one; nothing when none is near. */
export type FindClosest = (word: string, known: readonly string[]) => string | undefined;

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = [
  "SITE",
  "ORIGINS",
  "MODEL_URL",
  "MODEL",
  "MODEL_KEY",
  "HOST",
  "PORT",
  "TRUSTED_PROXIES",
  "LOG_QUESTIONS",
];
const LIMIT_NAMES = new Map(Object.keys(defaultLimits).map((key) => [toName(key), key as keyof Limits]));

/** Says of a service that it has no keys. */
const NO_KEY = "none";

const LARGEST_PORT = 65_535;
const MOST_PROXIES = 10;

/**
 * Reads the settings.
 *
 * @param closest words what a misspelt variable was meant to be
 * @throws Error with every mistake: the variable, what was found, what was expected, and how to mend it.
 */
export function readServerSettings(env: Env, closest: FindClosest): ServerSettings {
  const mistakes: string[] = [...checkNames(env, closest)];
  const read = <T>(reader: (env: Env) => T): T | undefined => {
    try {
      return reader(env);
    } catch (error) {
      mistakes.push((error as Error).message);
      return undefined;
    }
  };
  const found = {
    site: env.ANSWERS_SITE || "build",
    origins: read(readOrigins),
    url: read(readModelUrl),
    name: read(readModelName),
    key: read(readKey),
    host: env.ANSWERS_HOST || "127.0.0.1",
    port: read(() => readNumber(env, "PORT", { least: 0, most: LARGEST_PORT, otherwise: 8787 })),
    trustedProxies: read(() => readNumber(env, "TRUSTED_PROXIES", { least: 0, most: MOST_PROXIES, otherwise: 0 })),
    isLoggingQuestions: read(readLogQuestions),
    limits: readLimits(env, read),
  };
  const { site, origins, url, name, key, host, port, trustedProxies, isLoggingQuestions, limits } = found;
  if (
    mistakes.length > 0 ||
    !origins ||
    !url ||
    !name ||
    port === undefined ||
    trustedProxies === undefined ||
    isLoggingQuestions === undefined
  ) {
    throw new Error(["The environment of the answer server has mistakes.", ...mistakes].join("\n- "));
  }
  return { site, origins, model: { url, name, key }, host, port, trustedProxies, isLoggingQuestions, limits };
}

/** `questionsPerMinute` is `ANSWERS_QUESTIONS_PER_MINUTE`. */
function toName(key: string): string {
  return key.replace(/[A-Z]/g, "_$&").toUpperCase();
}

function checkNames(env: Env, closest: FindClosest): string[] {
  const known = [...NAMES, ...LIMIT_NAMES.keys()].map((name) => `ANSWERS_${name}`);
  return Object.keys(env)
    .filter((name) => name.startsWith("ANSWERS_") && !known.includes(name))
    .sort()
    .map((name) => {
      const nearest = closest(name, known);
      return `${name} is unknown, expected ${nearest ?? `one of: ${known.join(", ")}`}. Correct or unset it.`;
    });
}

function readOrigins(env: Env): string[] {
  const origins = (env.ANSWERS_ORIGINS ?? "")
    .split(",")
    .map((origin) => origin.trim())
    .filter((origin) => origin !== "");
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (origins.length === 0 || wrong !== undefined) {
    throw new Error(
      `ANSWERS_ORIGINS ${wrong === undefined ? "is not set" : `has "${wrong}"`}, expected the origins of the sites whose pages may ask, such as "https://docs.example.org", without a path and without "*". Set it to them, with commas between.`,
    );
  }
  return origins;
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function readModelUrl(env: Env): string {
  const url = env.ANSWERS_MODEL_URL ?? "";
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(
      `ANSWERS_MODEL_URL is ${url ? `"${url}"` : "not set"}, expected the base address of an OpenAI-compatible service, such as "https://api.openai.com/v1" or "http://localhost:11434/v1". Set it to the part before /chat/completions.`,
    );
  }
  if (/\/chat\/completions\/?$/.test(url)) {
    throw new Error(
      `ANSWERS_MODEL_URL is "${url}", expected the part before /chat/completions. Set it to "${url.replace(/\/chat\/completions\/?$/, "")}".`,
    );
  }
  return url.replace(/\/$/, "");
}

function readModelName(env: Env): string {
  if (!env.ANSWERS_MODEL) {
    throw new Error(
      "ANSWERS_MODEL is not set, expected the name of a model that can call tools, as its service names it. Set it.",
    );
  }
  return env.ANSWERS_MODEL;
}

function readKey(env: Env): string | undefined {
  const key = env.ANSWERS_MODEL_KEY?.trim() ?? "";
  if (key === "" && env.ANSWERS_MODEL_URL?.startsWith("https://")) {
    throw new Error(
      `ANSWERS_MODEL_KEY is not set, expected the key of the service at ANSWERS_MODEL_URL. Set it, or set it to "${NO_KEY}" for a service without keys.`,
    );
  }
  // Never shown: an error ends in logs.
  if (/[^\x21-\x7e]/.test(key)) {
    throw new Error(
      "ANSWERS_MODEL_KEY has a blank or a sign that no header can carry, expected the key alone. Copy it again.",
    );
  }
  return key === "" || key === NO_KEY ? undefined : key;
}

function readLogQuestions({ ANSWERS_LOG_QUESTIONS: value = "" }: Env): boolean {
  if (!["", "0", "1"].includes(value)) {
    throw new Error(
      `ANSWERS_LOG_QUESTIONS is "${value}", expected "1" to write questions to the log, or "0". Correct or unset it.`,
    );
  }
  return value === "1";
}

function readLimits(env: Env, read: <T>(reader: (env: Env) => T) => T | undefined): Limits {
  const entries = [...LIMIT_NAMES].map(([name, key]) => [
    key,
    read(() => readNumber(env, name, { least: 1, most: Number.MAX_SAFE_INTEGER, otherwise: defaultLimits[key] })),
  ]);
  return Object.fromEntries(entries) as Limits;
}

function readNumber(
  env: Env,
  name: string,
  { least, most, otherwise }: { readonly least: number; readonly most: number; readonly otherwise: number },
): number {
  const text = env[`ANSWERS_${name}`];
  if (!text) {
    return otherwise;
  }
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least || value > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new Error(
      `ANSWERS_${name} is "${text}", expected a whole number ${range}. Correct it, or unset it for ${otherwise}.`,
    );
  }
  return value;
}
