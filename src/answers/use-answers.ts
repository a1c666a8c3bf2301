import { useThemeConfig } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { type AnswerTexts, answerTexts } from "../../config/answer-texts.ts";
import type { AnswerSettings } from "../../config/answers.ts";
import { loadOnce } from "../search/load-once.ts";
import { useSearchSettings } from "../search/use-settings.ts";
import { type ConversationTitle, conversationStorage, removeConversation, toTitles } from "./conversation-list.ts";

/** Loads the part of Ask AI that is needed once a reader means to ask. */
const loadAnswers = loadOnce(async () => {
  // Taken by name, so that the bundler leaves out what the dialog doesn't use.
  const { AnswerScreen, isAnswering, openConversation, preloadAnswers } = await import("./index.ts");
  return { AnswerScreen, isAnswering, openConversation, preloadAnswers };
});

type AnswersModule = Awaited<ReturnType<typeof loadAnswers>>;
type Asking = ReturnType<AnswersModule["openConversation"]>;

/** A conversation in place of the search, from the moment that somebody asks. */
export type AnswersSession =
  | { readonly kind: "loading" }
  /** The code of Ask AI could not be loaded. */
  | { readonly kind: "lost"; readonly retry: () => void }
  | { readonly kind: "open"; readonly module: AnswersModule; readonly asking: Asking };

/** What the dialog knows of Ask AI: its rows, and when the answer is in place of every other screen. */
export interface DialogAnswers {
  readonly texts: AnswerTexts;
  /** Kept conversations, for the start screen. */
  readonly conversations: readonly ConversationTitle[];
  readonly removeConversation: (id: string) => void;
  /** Loads the code and what answers; called when a row that asks is highlighted. */
  readonly preload: () => void;
  /** Begins a conversation. */
  readonly ask: (question: string) => void;
  /** Goes on with a kept conversation. */
  readonly open: (id: string) => void;
  /** Leads back to keyword search, and ends an answer that is on its way. */
  readonly back: () => void;
  readonly session: AnswersSession | undefined;
}

/** Connects Ask AI to the dialog; returns nothing on a site without it. */
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
        // Told when the reader asks.
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

/** Keeps the session: loads the code, opens the conversation, and ends it with the dialog. */
function useSession() {
  const [session, setSession] = useState<AnswersSession>();
  const asking = useRef<Asking>();
  /** Counts sessions: code that comes when the reader has gone back already opens nothing. */
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

/** A listener where there is nothing to hear. */
const nothing = () => () => undefined;

/** Tells whether an answer is on its way, from the moment that the reader asks. */
export function useIsAnswering(session: AnswersSession | undefined): boolean {
  const open = session?.kind === "open" ? session : undefined;
  const read = () => (open ? open.module.isAnswering(open.asking.getState()) : session?.kind === "loading");
  return useSyncExternalStore(open?.asking.subscribe ?? nothing, read);
}
