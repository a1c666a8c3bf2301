import type { AnswerEvent, AnswerFailure, AnswerSource } from "@docs/answers/types";
import { expect, type Locator, type Page } from "@playwright/test";
import { searchOn } from "./search.ts";
import { openPage } from "./test.ts";

/** Settings of the stand-in in `e2e/variants/answers-stand-in`, which apply before the page's own scripts run. */
export interface StandInSettings {
  readonly isGenerated?: boolean;
  readonly feedback?: "taken" | "lost";
}

/** Everything that the stand-in has received so far. */
export interface Heard {
  readonly preloads?: number;
  readonly asked?: readonly {
    readonly question: string;
    readonly history: readonly unknown[];
    readonly sdk?: string;
  }[];
  readonly votes?: readonly unknown[];
  readonly aborted?: number;
}

/** A page's Ask AI from a reader's perspective, and the stand-in that answers. */
export interface AnswersOnPage {
  readonly dialog: Locator;
  /** The input while it's in question mode. */
  readonly box: Locator;
  readonly offer: Locator;
  /** The last question and its answer. */
  readonly turn: Locator;
  readonly status: Locator;
  /** Opens a page, types a query, and asks it. */
  readonly ask: (question: string, settings?: StandInSettings) => Promise<void>;
  /** Makes the stand-in send events in this order. */
  readonly tell: (...events: readonly AnswerEvent[]) => Promise<void>;
  readonly fail: (failure: AnswerFailure) => Promise<void>;
  /** Ends the stream without a final event. */
  readonly cut: () => Promise<void>;
  readonly heard: () => Promise<Heard>;
}

/** Sources that exist in the variant. */
export const SOURCES: readonly AnswerSource[] = [
  { url: "/second#the-heading", title: "The heading", page: "Second" },
  { url: "/#cache-volumes", title: "Cache volumes", page: "Ask" },
];

/** A source in the variant that the answer doesn't quote. */
export const RELATED: AnswerSource = { url: "/second", title: "Second", page: "Second" };

/** A complete answer in the site's own words. */
export const ANSWER: readonly AnswerEvent[] = [
  { type: "searching", query: "mount a secret" },
  { type: "searched", query: "mount a secret", count: 2 },
  { type: "sources", sources: [...SOURCES, RELATED] },
  { type: "part", part: { type: "quote", text: "Mount a secret as a file, or pass it as a variable.", source: 0 } },
  { type: "part", part: { type: "code", code: "dagger call build --token=env:TOKEN\n", language: "shell", source: 0 } },
  { type: "part", part: { type: "quote", text: "A cache volume keeps a directory between runs.", source: 1 } },
  { type: "done" },
];

interface Steering {
  readonly standIn?: { readonly emit?: (item: unknown) => void } & Heard;
}

/** Returns the Ask AI of a page. */
export function answersOn(page: Page): AnswersOnPage {
  const { dialog, button } = searchOn(page);
  const emit = async (items: readonly unknown[]) => {
    await page.waitForFunction(() => (window as unknown as Steering).standIn?.emit);
    await page.evaluate((list) => {
      for (const item of list) {
        (window as unknown as Steering).standIn?.emit?.(item);
      }
    }, items);
  };
  return {
    dialog,
    box: dialog.getByRole("textbox", { name: "Ask another question..." }),
    offer: dialog.getByRole("option", { name: /^Ask AI: / }),
    turn: dialog.getByRole("article").last(),
    status: dialog.locator(".search-unseen[role=status]"),
    ask: async (question, settings = {}) => {
      await page.addInitScript((wishes) => Object.assign(window, { standIn: wishes }), { ...settings });
      await openPage(page, "/");
      await button.click();
      await dialog.getByRole("combobox").fill(question);
      await dialog.getByRole("option", { name: /^Ask AI: / }).click();
      await expect(dialog.getByRole("article")).toHaveCount(1);
    },
    tell: (...events) => emit(events.map((event) => ({ event }))),
    fail: (failure) => emit([{ failure }]),
    cut: () => emit([{ end: true }]),
    heard: () => page.evaluate(() => JSON.parse(JSON.stringify((window as unknown as Steering).standIn ?? {}))),
  };
}
