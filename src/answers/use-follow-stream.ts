import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Turn } from "./turn.ts";

/** Distance from the end that still counts as the end, in pixels: it allows for fractions and a last margin. */
const NEAR_PX = 32;

/** The part of a growing answer that's kept in view: its question, the text being written, or what the reader chose. */
type Mode = "question" | "end" | "free";

/**
 * Scrolls a conversation. A new question moves to the top. While a model writes below it, the end stays in view until
 * the reader scrolls away, and following resumes when they return to the end. An answer that arrives all at once is
 * read from its start.
 */
export function useFollowStream(screen: RefObject<HTMLElement>, turns: readonly Turn[]): void {
  const mode = useRef<Mode>("question");
  const last = turns.at(-1);
  const isWriting = last?.phase === "streaming" && last.parts.at(-1)?.type === "markdown";

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each question
  useLayoutEffect(() => {
    mode.current = "question";
    const element = screen.current;
    const article = element?.lastElementChild;
    return element && article ? follow(element, article, () => mode.current) : undefined;
  }, [screen, turns.length]);

  // Runs after the other effect, so an answer that's being written is followed from its first word.
  useLayoutEffect(() => {
    if (isWriting) {
      mode.current = "end";
    } else if (mode.current === "end") {
      // Content that appears below the last word must not push it out of view.
      mode.current = "free";
    }
  }, [isWriting]);
}

/** Follows one answer as it grows; returns a function that stops. */
function follow(element: HTMLElement, article: Element, readMode: () => Mode): () => void {
  let isAway = false;
  /** Where our own last scroll ended; any other position means that the reader scrolled. */
  let ours = element.scrollTop;

  const scroll = () => {
    const mode = readMode();
    if (isAway || mode === "free") {
      return;
    }
    // The rule above a second question would double the one below the dialog's head.
    const toTop = article.getBoundingClientRect().top + article.clientTop - element.getBoundingClientRect().top;
    element.scrollTop = mode === "end" ? element.scrollHeight : element.scrollTop + toTop;
    ours = element.scrollTop;
  };
  const onScroll = () => {
    const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (Math.abs(element.scrollTop - ours) > 1) {
      isAway = !(readMode() === "end" && rest < NEAR_PX);
    }
  };
  // Also reports the initial size, and growth that React doesn't see, such as when a font loads.
  const observer = new ResizeObserver(scroll);
  observer.observe(article);
  element.addEventListener("scroll", onScroll, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener("scroll", onScroll);
  };
}
