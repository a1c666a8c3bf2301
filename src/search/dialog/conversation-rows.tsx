import type { ReactNode } from "react";
import { Icon } from "../icons.tsx";
import type { DialogAnswers } from "./answers-session.ts";
import { useDialog } from "./dialog-context.ts";
import { RowButton } from "./row-button.tsx";
import { toElementId } from "./rows.ts";

interface ConversationRowsProps {
  readonly answers: DialogAnswers;
  readonly firstIndex: number;
  /** Called after a conversation was removed, whose button had the focus. */
  readonly onRemoved: () => void;
}

/** The reader's conversations, each of which can be gone on with or removed. */
export function ConversationRows({ answers, firstIndex, onRemoved }: ConversationRowsProps): ReactNode {
  const { id, active } = useDialog();
  const { texts, conversations, removeConversation } = answers;
  const heading = `${id}-conversations`;
  if (conversations.length === 0) {
    return null;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the start screen's grid
    <div role="rowgroup" aria-labelledby={heading} className="search-group">
      <div id={heading} className="search-group-title" role="presentation">
        {texts.recentConversations}
      </div>
      {conversations.map(({ id: conversationId, question }, place) => {
        const index = firstIndex + place;
        const isActive = index === active;
        const remove = () => {
          removeConversation(conversationId);
          onRemoved();
        };
        return (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the box keeps the focus
          <div key={conversationId} role="row" className="search-saved" data-active={isActive || undefined}>
            {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the box keeps the focus */}
            <div role="gridcell" id={toElementId(id, index)} aria-selected={isActive} className="search-saved-link">
              <RowButton index={index} onActive={answers.preload} onClick={() => answers.open(conversationId)}>
                <Icon name="ask" />
                <span className="search-hit">
                  <bdi className="search-hit-title">{question}</bdi>
                </span>
              </RowButton>
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the button in it takes the focus */}
            <div role="gridcell" className="search-actions">
              <button
                type="button"
                className="search-action"
                title={texts.removeConversation}
                aria-label={`${texts.removeConversation}: ${question}`}
                onClick={remove}
              >
                <Icon name="clear" />
              </button>
            </div>
          </div>
        );
      })}
    </div>
  );
}
