import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as z from "zod";

/** A reply of a scripted model: it calls a tool, or it says something. */
export const turnSchema = z.union([
  z.strictObject({ call: z.string(), with: z.record(z.string(), z.unknown()).default({}) }),
  z.strictObject({ say: z.string() }),
]);

/** A reply of a scripted model. */
export type Turn = z.output<typeof turnSchema>;

/** What a model saw in a conversation. */
export interface Conversation {
  /** Names of the tools it was offered, at its last reply. */
  readonly tools: readonly string[];
  /** What its calls returned, in order. */
  readonly results: readonly string[];
}

/** A language model on this machine that replies from a script. */
export interface ScriptedModel {
  /** Variables that make the CLI use it. */
  readonly env: Readonly<Record<string, string>>;
  readonly readConversation: () => Conversation;
  readonly close: () => void;
}

/** The parts of a request that are read; its form is that of OpenAI's chat completions. */
interface ModelRequest {
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

/**
 * Starts a server that speaks OpenAI's protocol on the loopback interface. Each conversation begins with the first turn,
 * and a model whose turns are used up says that it's done.
 */
export async function startScriptedModel(turns: readonly Turn[]): Promise<ScriptedModel> {
  let last: ModelRequest = { messages: [] };
  const server = createServer(async (request, response) => {
    last = await readRequest(request);
    const index = last.messages.filter(({ role }) => role === "assistant").length;
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(toReply(turns[index] ?? { say: "Done." }, index)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      OPENAI_API_KEY: "scripted",
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: "gpt-4.1",
      OPENAI_DISABLE_STREAMING: "true",
    },
    readConversation: () => ({
      tools: (last.tools ?? []).map((tool) => tool.function.name),
      results: last.messages.filter(({ role }) => role === "tool").map(({ content }) => readContent(content)),
    }),
    close: () => server.close(),
  };
}

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  return JSON.parse(await text(request)) as ModelRequest;
}

/** Returns the text of a message, whose content is one text or a list of parts. */
function readContent(content: unknown): string {
  return Array.isArray(content) ? content.map((part) => part.text ?? "").join("") : String(content);
}

function toReply(turn: Turn, index: number): object {
  const calls =
    "call" in turn
      ? [{ id: `call_${index}`, type: "function", function: { name: turn.call, arguments: JSON.stringify(turn.with) } }]
      : undefined;
  const message = { role: "assistant", content: "say" in turn ? turn.say : "", tool_calls: calls };
  return {
    id: `reply_${index}`,
    object: "chat.completion",
    created: 0,
    model: "gpt-4.1",
    choices: [{ index: 0, message, finish_reason: calls ? "tool_calls" : "stop" }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}
