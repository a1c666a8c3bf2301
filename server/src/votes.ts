import { z } from "zod";
import type { AnswerDependencies } from "./answer.ts";

const vote = z.strictObject({ vote: z.enum(["like", "dislike"]), question: z.string() });

/** A reader's opinion of the answer to a question. */
type Vote = z.infer<typeof vote>;

/** Parses a vote, which comes to the same address as questions. Returns undefined if the request is anything else. */
export function parseVote(body: unknown): Vote | undefined {
  return vote.safeParse(body).data;
}

/** Writes a reader's vote to the log, with the question only if the operator wants questions there. */
export function recordVote(
  { log, limits, isLoggingQuestions }: AnswerDependencies,
  { vote, question }: Vote,
): Response {
  const asked = isLoggingQuestions ? { question: question.slice(0, limits.questionCharacters) } : {};
  log({ event: "vote", outcome: vote, ...asked });
  return new Response(null, { status: 204 });
}
