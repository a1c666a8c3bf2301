import type { ReactNode } from "react";
import { addFavorite, remove, type SavedHit, type SavedHits } from "../saved.ts";
import { useDialog } from "./dialog-context.ts";
import { Icon } from "../icons.tsx";
import { RowLink } from "./row-link.tsx";
import { toElementId } from "./rows.ts";

interface StartScreenProps {
  readonly saved: SavedHits;
  readonly onChange: (saved: SavedHits) => void;
}

/** What the reader followed before, until a query is typed. */
export function StartScreen({ saved, onChange }: StartScreenProps): ReactNode {
  const { texts, id } = useDialog();
  const { recent, favorite } = saved;
  if (recent.length + favorite.length === 0) {
    return <p className="search-quiet">{texts.noRecent}</p>;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pop-up grid of a combobox, not a table of data
    <div role="grid" id={`${id}-list`} aria-label={texts.recent} className="search-list">
      <SavedGroup kind="recent" hits={recent} firstIndex={0} saved={saved} onChange={onChange} />
      <SavedGroup kind="favorite" hits={favorite} firstIndex={recent.length} saved={saved} onChange={onChange} />
    </div>
  );
}

interface SavedGroupProps extends StartScreenProps {
  readonly kind: keyof SavedHits;
  readonly hits: readonly SavedHit[];
  readonly firstIndex: number;
}

function SavedGroup({ kind, hits, firstIndex, saved, onChange }: SavedGroupProps): ReactNode {
  const { texts, id, active } = useDialog();
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
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the box keeps the focus
        <div role="row" key={hit.url} className="search-saved" data-active={firstIndex + index === active || undefined}>
          <div
            // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
            role="gridcell"
            id={toElementId(id, firstIndex + index)}
            aria-selected={firstIndex + index === active}
            className="search-saved-link"
          >
            <RowLink index={firstIndex + index}>
              <Icon name={kind} />
              <SavedText hit={hit} />
            </RowLink>
          </div>
          <Actions kind={kind} hit={hit} saved={saved} onChange={onChange} />
        </div>
      ))}
    </div>
  );
}

function SavedText({ hit: { title, page } }: { readonly hit: SavedHit }): ReactNode {
  return (
    <span className="search-hit">
      <span className="search-hit-title">{title}</span>
      {page !== title && <span className="search-hit-trail">{page}</span>}
    </span>
  );
}

interface ActionsProps extends StartScreenProps {
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
    <button type="button" className="search-action" title={label} aria-label={`${label}: ${hit.title}`} onClick={onClick}>
      {children}
    </button>
  );
}
