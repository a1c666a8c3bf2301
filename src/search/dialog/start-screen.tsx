import type { PropsWithChildren, ReactNode } from "react";
import { startTexts } from "../../../config/search-start.ts";
import type { DialogAnswers } from "../../answers/use-answers.ts";
import { Icon } from "../icons.tsx";
import { addFavorite, remove, type SavedHit, type SavedHits } from "../saved.ts";
import { useDialog } from "./dialog-context.ts";
import { RowButton, RowLink } from "./row.tsx";
import { type Row, type RowGroup, toElementId } from "./rows.ts";

interface StartScreenProps {
  readonly groups: readonly RowGroup[];
  readonly saved: SavedHits;
  readonly onChange: (saved: SavedHits) => void;
  readonly answers: DialogAnswers | undefined;
}

/**
 * Renders what a reader can begin with until a query is typed: hits and questions that they followed before, places to
 * start, and questions to try.
 */
export function StartScreen({ groups, ...props }: StartScreenProps): ReactNode {
  const { texts, id } = useDialog();
  const hasHistory = groups.some(({ kind }) => kind !== "questions" && kind !== "places");
  return (
    <>
      {groups.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: the pop-up grid of a combobox, not a table of data
        <div role="grid" id={`${id}-list`} aria-label={startTexts.list} className="search-list">
          {groups.map((group) => (
            <StartGroup key={group.kind} group={group} {...props} />
          ))}
        </div>
      )}
      {!hasHistory && <p className="search-quiet search-no-recent">{texts.noRecent}</p>}
    </>
  );
}

function StartGroup({
  group,
  saved,
  onChange,
  answers,
}: Omit<StartScreenProps, "groups"> & { readonly group: RowGroup }): ReactNode {
  const { texts } = useDialog();
  switch (group.kind) {
    case "recent":
    case "favorite":
      return (
        <Group kind={group.kind} title={texts[group.kind]}>
          {group.rows.map((row) => (
            <SavedRow key={row.id} row={row} kind={group.kind} saved={saved} onChange={onChange} />
          ))}
        </Group>
      );
    case "conversations":
      return (
        answers && (
          <Group kind={group.kind} title={answers.texts.recentConversations}>
            {group.rows.map((row) => (
              <ConversationRow key={row.id} row={row} answers={answers} />
            ))}
          </Group>
        )
      );
    case "questions":
      return (
        answers && (
          <Group kind={group.kind} title={startTexts.questions}>
            {group.rows.map((row) => (
              <QuestionRow key={row.id} row={row} answers={answers} />
            ))}
          </Group>
        )
      );
    case "places":
      return (
        <Group kind={group.kind} title={startTexts.places}>
          {group.rows.map((row) => (
            <PlaceRow key={row.id} row={row} />
          ))}
        </Group>
      );
    default:
      return null;
  }
}

interface GroupProps {
  readonly kind: RowGroup["kind"];
  readonly title: string;
}

function Group({ kind, title, children }: PropsWithChildren<GroupProps>): ReactNode {
  const heading = `${useDialog().id}-${kind}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid above
    <div role="rowgroup" aria-labelledby={heading} className="search-group">
      <div id={heading} className="search-group-title" role="presentation">
        {title}
      </div>
      {children}
    </div>
  );
}

interface SavedRowProps extends Pick<StartScreenProps, "saved" | "onChange"> {
  readonly row: Row & { readonly saved: SavedHit };
  readonly kind: keyof SavedHits;
}

function SavedRow({ row, kind, saved, onChange }: SavedRowProps): ReactNode {
  const { texts } = useDialog();
  const { url, title, page } = row.saved;
  const link = (
    <RowLink row={row} saved={row.saved}>
      <Icon name={kind} />
      <span className="search-hit">
        <span className="search-hit-line">
          <span className="search-hit-title">{title}</span>
          {page !== title && <span className="search-hit-trail">{page}</span>}
        </span>
      </span>
    </RowLink>
  );
  const removeText = kind === "recent" ? texts.removeRecent : texts.removeFavorite;
  return (
    <GridRow row={row} link={link}>
      {kind === "recent" && (
        <ActionButton
          icon="favorite"
          label={texts.saveRecent}
          title={title}
          onClick={() => onChange(addFavorite(saved, row.saved))}
        />
      )}
      <ActionButton icon="clear" label={removeText} title={title} onClick={() => onChange(remove(saved, url))} />
    </GridRow>
  );
}

interface ConversationRowProps {
  readonly row: Extract<RowGroup, { kind: "conversations" }>["rows"][number];
  readonly answers: DialogAnswers;
}

/** Renders one of the reader's conversations, with buttons to continue or remove it. */
function ConversationRow({ row, answers }: ConversationRowProps): ReactNode {
  const { focusBox } = useDialog();
  const { id, question } = row.conversation;
  const link = (
    <RowButton row={row} onActive={answers.preload} onClick={() => answers.open(id)}>
      <Icon name="ask" />
      <span className="search-hit">
        <bdi className="search-hit-title">{question}</bdi>
      </span>
    </RowButton>
  );
  const onRemove = () => {
    answers.removeConversation(id);
    focusBox();
  };
  return (
    <GridRow row={row} link={link}>
      <ActionButton icon="clear" label={answers.texts.removeConversation} title={question} onClick={onRemove} />
    </GridRow>
  );
}

interface QuestionRowProps {
  readonly row: Extract<RowGroup, { kind: "questions" }>["rows"][number];
  readonly answers: DialogAnswers;
}

/** Renders a question that the reader can send to Ask AI as it is. */
function QuestionRow({ row, answers }: QuestionRowProps): ReactNode {
  const link = (
    <RowButton row={row} onActive={answers.preload} onClick={() => answers.ask(row.question)}>
      <Icon name="ask" />
      <span className="search-hit">
        <span className="search-hit-title search-offer">
          <span className="search-offer-label">{answers.texts.askAi}</span>
          <span>{row.question}</span>
        </span>
      </span>
    </RowButton>
  );
  return <GridRow row={row} link={link} />;
}

/** Renders a page to begin with. */
function PlaceRow({ row }: { readonly row: Extract<RowGroup, { kind: "places" }>["rows"][number] }): ReactNode {
  const { url, kind, title, hint } = row.place;
  const link = (
    <RowLink row={row} saved={{ url, kind, title, page: title }}>
      <Icon name={kind} />
      <span className="search-hit">
        <span className="search-hit-line">
          <span className="search-hit-title">{title}</span>
          <span className="search-hit-trail">{hint}</span>
        </span>
      </span>
    </RowLink>
  );
  return <GridRow row={row} link={link} />;
}

interface GridRowProps {
  readonly row: Row;
  readonly link: ReactNode;
}

/** Renders a row of the grid: its link and the other actions for it. */
function GridRow({ row, link, children }: PropsWithChildren<GridRowProps>): ReactNode {
  const { id, active } = useDialog();
  const isActive = row.id === active;
  const cell = { id: toElementId(id, row.id), "aria-selected": isActive, className: "search-saved-link" };
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the box keeps the focus
    <div role="row" className="search-saved" data-active={isActive || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the box keeps the focus */}
      <div role="gridcell" {...cell}>
        {link}
      </div>
      {children && (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the buttons in it take the focus
        <div role="gridcell" className="search-actions">
          {children}
        </div>
      )}
    </div>
  );
}

interface ActionButtonProps {
  readonly icon: "favorite" | "clear";
  readonly label: string;
  /** Describes what the button acts on, for readers who can't see what it's next to. */
  readonly title: string;
  readonly onClick: () => void;
}

function ActionButton({ icon, label, title, onClick }: ActionButtonProps): ReactNode {
  return (
    <button type="button" className="search-action" title={label} aria-label={`${label}: ${title}`} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
