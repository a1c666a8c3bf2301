import type { ReactNode } from "react";
import { Icon } from "../icons.tsx";
import { addFavorite, remove, type SavedHit, type SavedHits } from "../saved.ts";
import type { DialogAnswers } from "./answers-session.ts";
import { ConversationRows } from "./conversation-rows.tsx";
import { useDialog } from "./dialog-context.ts";
import { RowLink } from "./row-link.tsx";
import { toElementId } from "./rows.ts";

interface SavedProps {
  readonly saved: SavedHits;
  readonly onChange: (saved: SavedHits) => void;
}

interface StartScreenProps extends SavedProps {
  readonly answers: DialogAnswers | undefined;
  /** Puts the focus back into the box when a button that had it goes. */
  readonly focusBox: () => void;
}

/** What the reader followed and asked before, until a query is typed. */
export function StartScreen({ saved, onChange, answers, focusBox }: StartScreenProps): ReactNode {
  const { texts, id } = useDialog();
  const { recent, favorite } = saved;
  const countSaved = recent.length + favorite.length;
  if (countSaved + (answers?.conversations.length ?? 0) === 0) {
    return <p className="search-quiet">{texts.noRecent}</p>;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pop-up grid of a combobox, not a table of data
    <div role="grid" id={`${id}-list`} aria-label={texts.recent} className="search-list">
      <SavedGroup kind="recent" hits={recent} firstIndex={0} saved={saved} onChange={onChange} />
      <SavedGroup kind="favorite" hits={favorite} firstIndex={recent.length} saved={saved} onChange={onChange} />
      {answers && <ConversationRows answers={answers} firstIndex={countSaved} onRemoved={focusBox} />}
    </div>
  );
}

interface SavedGroupProps extends SavedProps {
  readonly kind: keyof SavedHits;
  readonly hits: readonly SavedHit[];
  readonly firstIndex: number;
}

function SavedGroup({ kind, hits, firstIndex, saved, onChange }: SavedGroupProps): ReactNode {
  const { texts, id } = useDialog();
  if (hits.length === 0) {
    return null;
  }
  const heading = `${id}-${kind}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid above
    <div role="rowgroup" aria-labelledby={heading} className="search-group">
      <div id={heading} className="search-group-title" role="presentation">
        {texts[kind]}
      </div>
      {hits.map((hit, index) => (
        <SavedRow key={hit.url} index={firstIndex + index} kind={kind} hit={hit} saved={saved} onChange={onChange} />
      ))}
    </div>
  );
}

interface SavedRowProps extends ActionsProps {
  readonly index: number;
}

function SavedRow({ index, ...actions }: SavedRowProps): ReactNode {
  const { id, active } = useDialog();
  const isActive = index === active;
  const cell = { id: toElementId(id, index), "aria-selected": isActive, className: "search-saved-link" };
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the box keeps the focus
    <div role="row" className="search-saved" data-active={isActive || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the box keeps the focus */}
      <div role="gridcell" {...cell}>
        <RowLink index={index}>
          <Icon name={actions.kind} />
          <SavedText hit={actions.hit} />
        </RowLink>
      </div>
      <Actions {...actions} />
    </div>
  );
}

function SavedText({ hit: { title, page } }: { readonly hit: SavedHit }): ReactNode {
  return (
    <span className="search-hit">
      <span className="search-hit-line">
        <span className="search-hit-title">{title}</span>
        {page !== title && <span className="search-hit-trail">{page}</span>}
      </span>
    </span>
  );
}

interface ActionsProps extends SavedProps {
  readonly kind: keyof SavedHits;
  readonly hit: SavedHit;
}

function Actions({ kind, hit, saved, onChange }: ActionsProps): ReactNode {
  const { texts } = useDialog();
  const removeText = kind === "recent" ? texts.removeRecent : texts.removeFavorite;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the buttons in it take the focus
    <div role="gridcell" className="search-actions">
      {kind === "recent" && (
        <ActionButton label={texts.saveRecent} hit={hit} onClick={() => onChange(addFavorite(saved, hit))}>
          <Icon name="favorite" />
        </ActionButton>
      )}
      <ActionButton label={removeText} hit={hit} onClick={() => onChange(remove(saved, hit.url))}>
        <Icon name="clear" />
      </ActionButton>
    </div>
  );
}

interface ActionButtonProps {
  readonly label: string;
  readonly hit: SavedHit;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ActionButton({ label, hit, onClick, children }: ActionButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="search-action"
      title={label}
      aria-label={`${label}: ${hit.title}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
