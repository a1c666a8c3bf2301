import { useThemeConfig } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type AnswerTexts, answerTexts } from "../../../config/answer-texts.ts";
import type { AnswerSettings } from "../../../config/answers.ts";
import { type KeptConversation, removeConversation, toTitles } from "../../answers/conversation-list.ts";
import { readConversations, writeConversations } from "../../answers/conversation-storage.ts";
import { useSearchSettings } from "../use-settings.ts";
import type { AnswersModule, AnswersSession, DialogAnswers } from "./answers-session.ts";
import { loadAnswers } from "./load-answers.ts";

/** What a session begins with. */
type Beginning = { readonly question: string } | { readonly conversation: KeptConversation };

/** Connects Ask AI to the dialog; gives nothing on a site without it. */
export function useAnswers(): DialogAnswers | undefined {
  const settings = useAnswerSettings();
  const { translations } = useSearchSettings();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [conversations, setConversations] = useState(readConversations);
  const titles = useMemo(() => toTitles(conversations), [conversations]);
  const { session, begin, back } = useSession((module, beginning) => {
    const site = { baseUrl, settings };
    const kept = "conversation" in beginning ? beginning.conversation : undefined;
    const asking = module.openConversation(site, kept, setConversations);
    if ("question" in beginning) {
      asking.ask(beginning.question);
    }
    return asking;
  });

  if (settings.provider === "off") {
    return undefined;
  }
  return {
    texts: { ...answerTexts, ...translations } as AnswerTexts,
    conversations: titles,
    removeConversation: (id) => {
      const rest = removeConversation(readConversations(), id);
      writeConversations(rest);
      setConversations(rest);
    },
    preload: () => {
      loadAnswers().then(
        ({ preloadAnswers }) => preloadAnswers({ baseUrl, settings }),
        // Told when the reader asks.
        () => undefined,
      );
    },
    ask: (question) => begin({ question }),
    open: (id) => {
      const conversation = conversations.find((kept) => kept.id === id);
      if (conversation) {
        begin({ conversation });
      }
    },
    back,
    session,
  };
}

type Asking = Extract<AnswersSession, { kind: "open" }>["asking"];

interface Session {
  readonly session: AnswersSession | undefined;
  readonly begin: (beginning: Beginning) => void;
  readonly back: () => void;
}

/** Keeps the session: loads the code, opens the conversation, and ends it with the dialog. */
function useSession(open: (module: AnswersModule, beginning: Beginning) => Asking): Session {
  const [session, setSession] = useState<AnswersSession>();
  const asking = useRef<Asking>(undefined);
  /** Counts sessions: code that comes when the reader has gone back already opens nothing. */
  const latest = useRef(0);

  const end = useCallback(() => {
    latest.current += 1;
    asking.current?.stop();
    asking.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const begin = (beginning: Beginning) => {
    end();
    const own = latest.current;
    setSession({ kind: "loading" });
    loadAnswers().then(
      (module) => {
        if (own === latest.current) {
          asking.current = open(module, beginning);
          setSession({ kind: "open", module, asking: asking.current });
        }
      },
      () => own === latest.current && setSession({ kind: "lost", retry: () => begin(beginning) }),
    );
  };
  return {
    session,
    begin,
    back: () => {
      end();
      setSession(undefined);
    },
  };
}

/** Reads who answers questions, which `plugins/answers` has checked. */
function useAnswerSettings(): AnswerSettings {
  return (useThemeConfig() as unknown as { readonly answers: AnswerSettings }).answers;
}
