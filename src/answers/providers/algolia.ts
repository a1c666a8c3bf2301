import { AnswerError, type AnswerProvider, type AskOptions } from "@docs/answers/types";
import type { Assistant } from "../../../config/answers.ts";
import { citeLinks } from "./cite-links.ts";
import { ask, type Connection, post, toMessages } from "./request.ts";
import { createTokens, type Tokens } from "./tokens.ts";

export interface AlgoliaParts extends Connection {
  /** Base address of the service; tokens and votes have addresses below it. */
  readonly endpoint: string;
  readonly assistant: Assistant;
  /** Reads the tags of pages in the reader's language and version; called for each question. */
  readonly readContext: () => { readonly language: string; readonly tag: string | undefined };
  /** Returns the path on this site for an address, or undefined for other sites. */
  readonly toPath: (url: string) => string | undefined;
  readonly createId: () => string;
  /** Current time, in milliseconds since 1970. */
  readonly now: () => number;
}

/** Number of recent questions whose answers can still be voted on. */
const MOST_VOTES = 50;

/** Version of the UI message stream protocol that major version 4 of the search widget requests. */
const STREAM_VERSION = "v5";

/**
 * Creates a provider that asks a hosted assistant (Algolia Ask AI). It uses the protocol of major version 4 of the
 * search widget: a token for the assistant, a UI message stream for the answer, and votes by the id of the question.
 *
 * @see https://docsearch.algolia.com/docs/v4/askai-api
 */
export function createAlgoliaProvider(parts: AlgoliaParts): AnswerProvider {
  const { endpoint, assistant, createId, now } = parts;
  const conversation = createId();
  const tokens = createTokens(() => fetchToken(parts), now);
  /** Ids of the questions, newest last. */
  const asked = new Map<string, string>();

  return {
    preload: () => undefined,
    ask(question, options) {
      const id = createId();
      remember(asked, question, id);
      const answer = ask(() => request(parts, tokens, { question, options, id, conversation }), options.signal);
      return citeLinks(answer, parts.toPath);
    },
    async sendFeedback(vote, { question }) {
      const messageId = asked.get(question);
      if (!messageId) {
        throw new AnswerError("unavailable", "The answer is of an earlier visit, expected one of this. Ask again.");
      }
      await post(parts, `${endpoint}/feedback`, {
        headers: { ...toHeaders(assistant), authorization: `TOKEN ${await tokens.read()}` },
        body: { appId: assistant.appId, messageId, thumbs: vote === "like" ? 1 : 0 },
      });
    },
    isGenerated: true,
  };
}

interface Asked {
  readonly question: string;
  readonly options: AskOptions;
  readonly id: string;
  readonly conversation: string;
}

async function request(
  parts: AlgoliaParts,
  tokens: Tokens,
  { question, options: { history, signal }, id, conversation }: Asked,
): Promise<Response> {
  const { assistant, endpoint } = parts;
  const facetFilters = [...readFilters(parts), ...assistant.facetFilters];
  return post(parts, endpoint, {
    headers: {
      ...toHeaders(assistant),
      "x-algolia-api-key": assistant.apiKey,
      "x-algolia-application-id": assistant.appId,
      "x-algolia-index-name": assistant.indexName,
      "x-ai-sdk-version": STREAM_VERSION,
      authorization: `TOKEN ${await tokens.read()}`,
    },
    body: {
      id: conversation,
      messages: toMessages(question, id, history),
      trigger: "submit-message",
      ...(facetFilters.length > 0 ? { searchParameters: { facetFilters } } : {}),
    },
    signal,
  });
}

/** Returns the facets as the framework writes them into each page for crawlers. */
function readFilters({ assistant, readContext }: AlgoliaParts): (string | string[])[] {
  if (!assistant.contextualSearch) {
    return [];
  }
  const { language, tag } = readContext();
  // Pages without a version are for readers of every version.
  return [`language:${language}`, ...(tag ? [["docusaurus_tag:default", `docusaurus_tag:${tag}`]] : [])];
}

function toHeaders({ assistantId }: Assistant): Record<string, string> {
  return { "x-algolia-assistant-id": assistantId };
}

async function fetchToken(parts: AlgoliaParts): Promise<string> {
  const response = await post(parts, `${parts.endpoint}/token`, { headers: toHeaders(parts.assistant), body: {} });
  const { token } = ((await response.json().catch(() => undefined)) ?? {}) as { token?: unknown };
  if (typeof token !== "string") {
    throw new AnswerError("malformed", "The service gave no token, expected one for the assistant. Ask again.");
  }
  return token;
}

function remember(asked: Map<string, string>, question: string, id: string): void {
  asked.delete(question);
  asked.set(question, id);
  const [oldest] = asked.keys();
  if (asked.size > MOST_VOTES && oldest !== undefined) {
    asked.delete(oldest);
  }
}
