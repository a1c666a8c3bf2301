import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Turn } from "./turn.ts";

/** Nearer to the end than this and the reader is at the end, in pixels: fractions and a last margin do not count. */
const NEAR_PX = 32;

/** What is kept in view as an answer grows: its question, the words that are being written, or what the reader chose. */
type Mode = "question" | "end" | "free";

/**
 * Scrolls a conversation: a new question comes to the top, and while a model writes below it the end stays in view,
 * until the reader scrolls away; back at the end, it goes on. An answer that comes all at once is read from its start.
 */
export function useFollowStream(screen: RefObject<HTMLElement>, turns: readonly Turn[]): void {
  const mode = useRef<Mode>("question");
  const last = turns.at(-1);
  const isWriting = last?.phase === "streaming" && last.parts.at(-1)?.type === "markdown";

  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each question
  useLayoutEffect(() => {
    mode.current = "question";
    const element = screen.current;
    const article = element?.lastElementChild;
    return element && article ? follow(element, article, () => mode.current) : undefined;
  }, [screen, turns.length]);

  // After the other, so that an answer that is being written is followed from its first word.
  useLayoutEffect(() => {
    if (isWriting) {
      mode.current = "end";
    } else if (mode.current === "end") {
      // What comes below the last word must not take it out of the reader's sight.
      mode.current = "free";
    }
  }, [isWriting]);
}

/** Follows one answer for as long as it grows; gives what ends that. */
function follow(element: HTMLElement, article: Element, readMode: () => Mode): () => void {
  let isAway = false;
  /** Where the last scrolling of ours ended; anywhere else is where the reader went. */
  let ours = element.scrollTop;

  const scroll = () => {
    const mode = readMode();
    if (isAway || mode === "free") {
      return;
    }
    const toTop = article.getBoundingClientRect().top - element.getBoundingClientRect().top;
    element.scrollTop = mode === "end" ? element.scrollHeight : element.scrollTop + toTop;
    ours = element.scrollTop;
  };
  const onScroll = () => {
    const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (Math.abs(element.scrollTop - ours) > 1) {
      isAway = !(readMode() === "end" && rest < NEAR_PX);
    }
  };
  // Tells of the first size too, and of growth that React knows nothing of, such as that of a font.
  const observer = new ResizeObserver(scroll);
  observer.observe(article);
  element.addEventListener("scroll", onScroll, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener("scroll", onScroll);
  };
}
