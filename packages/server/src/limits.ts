/** What keeps an answer server affordable and standing. Every one can be changed by `ANSWERS_<NAME>`, see README.md. */
export interface Limits {
  /** Bytes of a request. A whole conversation of the lengths below fits. */
  readonly bodyBytes: number;
  /** Characters of a question; longer ones are refused. */
  readonly questionCharacters: number;
  /** Messages of a conversation that a model gets; older ones are left out. */
  readonly messagesKept: number;
  /** Characters of one earlier message; the rest of it is left out. */
  readonly messageCharacters: number;
  /** Questions of one address in a minute. */
  readonly questionsPerMinute: number;
  /** Connections of one address at a time; with trusted proxies before the server, counting them is theirs to do. */
  readonly connectionsPerAddress: number;
  /** Answers at a time, over all addresses. Raising it raises what the model service has to bear. */
  readonly concurrentAnswers: number;
  /** Answers of a model in a day (UTC); the documentation is quoted after that. */
  readonly dailyQuestions: number;
  /** Tokens that a model may take in and give out in a day (UTC). */
  readonly dailyTokens: number;
  /** Tokens of one reply of a model. */
  readonly outputTokens: number;
  /** Replies of a model for one answer: searches, and the answer itself. */
  readonly steps: number;
  /** Characters of one passage that a model gets to read. */
  readonly passageCharacters: number;
  /** Passages of one search. */
  readonly passages: number;
  /** Longest silence of a model, in milliseconds. */
  readonly silenceMs: number;
  /** Longest time of a whole answer, in milliseconds. */
  readonly answerMs: number;
}

/** For one site of middling traffic and a small model. */
export const defaultLimits: Limits = {
  bodyBytes: 32_768,
  questionCharacters: 500,
  messagesKept: 8,
  messageCharacters: 4000,
  questionsPerMinute: 10,
  connectionsPerAddress: 32,
  concurrentAnswers: 8,
  dailyQuestions: 2000,
  dailyTokens: 4_000_000,
  outputTokens: 900,
  steps: 3,
  passageCharacters: 1600,
  passages: 6,
  silenceMs: 20_000,
  answerMs: 60_000,
};

/** Characters of a token; real texts have about four. A lower number never counts too little. */
const CHARACTERS_PER_TOKEN = 3;

/** More than any real text has in a token, so that no answer of the length that was asked for is cut. */
const MOST_CHARACTERS_PER_TOKEN = 8;

/** Tokens of the instructions, the tool and what a service puts around messages. */
const FIXED_TOKENS = 600;

/** Counts the tokens of a text, rather too many than too few. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** The most characters of one reply: services are asked to keep to `outputTokens`, and not all of them do. */
export function countMostCharacters({ outputTokens }: Limits): number {
  return outputTokens * MOST_CHARACTERS_PER_TOKEN;
}

/** The most tokens that an answer can take: every step reads all that the steps before it found. */
export function countWorstTokens(limits: Limits, conversationCharacters: number): number {
  const { steps, outputTokens, passages, passageCharacters } = limits;
  const found = estimateTokens(passages * passageCharacters);
  const each = FIXED_TOKENS + estimateTokens(conversationCharacters) + outputTokens;
  return steps * each + ((steps * (steps - 1)) / 2) * (found + outputTokens);
}
