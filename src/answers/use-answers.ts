import { useThemeConfig } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type AnswerTexts, answerTexts } from "../../config/answer-texts.ts";
import type { AnswerSettings } from "../../config/answers.ts";
import { loadOnce } from "../search/load-once.ts";
import { useSearchSettings } from "../search/use-settings.ts";
import { type ConversationTitle, conversationStorage, removeConversation, toTitles } from "./conversation-list.ts";

/** Loads the part of Ask AI that's needed once a reader is about to ask. */
const loadAnswers = loadOnce(async () => {
  // Destructured by name, so the bundler leaves out what the dialog doesn't use.
  const { AnswerScreen, isAnswering, openConversation, preloadAnswers } = await import("./index.ts");
  return { AnswerScreen, isAnswering, openConversation, preloadAnswers };
});

type AnswersModule = Awaited<ReturnType<typeof loadAnswers>>;
type Asking = ReturnType<AnswersModule["openConversation"]>;

/** A conversation that replaces the search as soon as the reader asks. */
export type AnswersSession =
  | { readonly kind: "loading" }
  /** The code of Ask AI couldn't be loaded. */
  | { readonly kind: "lost"; readonly retry: () => void }
  | { readonly kind: "open"; readonly module: AnswersModule; readonly asking: Asking };

/** Ask AI as the dialog sees it: its rows, and the session that replaces every other screen. */
export interface DialogAnswers {
  readonly texts: AnswerTexts;
  /** Saved conversations, for the start screen. */
  readonly conversations: readonly ConversationTitle[];
  readonly removeConversation: (id: string) => void;
  /** Loads the code and the provider; called when a row that asks is highlighted. */
  readonly preload: () => void;
  /** Starts a conversation. */
  readonly ask: (question: string) => void;
  /** Continues a saved conversation. */
  readonly open: (id: string) => void;
  /** Returns to keyword search, and stops an answer that's on its way. */
  readonly back: () => void;
  readonly session: AnswersSession | undefined;
}

/** Connects Ask AI to the dialog; returns undefined on a site without it. */
export function useAnswers(): DialogAnswers | undefined {
  // Checked by `plugins/answers`.
  const { answers: settings } = useThemeConfig() as unknown as { readonly answers: AnswerSettings };
  const { translations } = useSearchSettings();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [conversations, setConversations] = useState(conversationStorage.read);
  const { session, begin, back } = useSession();
  const site = { baseUrl, settings };
  const titles = useMemo(() => toTitles(conversations), [conversations]);

  if (settings.provider === "off") {
    return undefined;
  }
  return {
    texts: { ...answerTexts, ...translations } as AnswerTexts,
    conversations: titles,
    removeConversation: (id) => {
      const rest = removeConversation(conversationStorage.read(), id);
      conversationStorage.write(rest);
      setConversations(rest);
    },
    preload: () => {
      loadAnswers().then(
        ({ preloadAnswers }) => preloadAnswers(site),
        // The failure is reported when the reader asks.
        () => undefined,
      );
    },
    ask: (question) =>
      begin(({ openConversation }) => {
        const asking = openConversation(site, undefined, setConversations);
        asking.ask(question);
        return asking;
      }),
    open: (id) => {
      const kept = conversations.find((conversation) => conversation.id === id);
      if (kept) {
        begin(({ openConversation }) => openConversation(site, kept, setConversations));
      }
    },
    back,
    session,
  };
}

/** Manages the session: loads the code, opens the conversation, and ends it with the dialog. */
function useSession() {
  const [session, setSession] = useState<AnswersSession>();
  const asking = useRef<Asking>();
  /** Counts sessions, so code that arrives after the reader has gone back opens nothing. */
  const latest = useRef(0);

  const end = useCallback(() => {
    latest.current += 1;
    asking.current?.stop();
    asking.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const begin = (open: (module: AnswersModule) => Asking) => {
    end();
    const own = latest.current;
    setSession({ kind: "loading" });
    loadAnswers().then(
      (module) => {
        if (own === latest.current) {
          asking.current = open(module);
          setSession({ kind: "open", module, asking: asking.current });
        }
      },
      () => own === latest.current && setSession({ kind: "lost", retry: () => begin(open) }),
    );
  };
  const back = () => {
    end();
    setSession(undefined);
  };
  return { session, begin, back };
}

/** Subscribes to nothing, for when there's no conversation. */
const nothing = () => () => undefined;

/** Returns whether an answer is on its way, starting from the moment that the reader asks. */
export function useIsAnswering(session: AnswersSession | undefined): boolean {
  const open = session?.kind === "open" ? session : undefined;
  const read = () => (open ? open.module.isAnswering(open.asking.getState()) : session?.kind === "loading");
  return useSyncExternalStore(open?.asking.subscribe ?? nothing, read);
}
