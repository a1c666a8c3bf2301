import { type PropsWithChildren, type ReactNode, useEffect, useRef } from "react";
import { useDialog } from "./dialog-context.ts";
import { toElementId } from "./rows.ts";

interface RowButtonProps {
  readonly index: number;
  /** Whether the button itself is the option; otherwise it stands in the cell that assistive technology hears. */
  readonly isOption?: boolean;
  readonly onClick: () => void;
  /** Called when the row is highlighted, by whatever means. */
  readonly onActive: () => void;
}

/** A row of the dialog that leads to no page but to another screen. */
export function RowButton({
  index,
  isOption = false,
  onClick,
  onActive,
  children,
}: PropsWithChildren<RowButtonProps>): ReactNode {
  const { id, active, setActive } = useDialog();
  const button = useRef<HTMLButtonElement>(null);
  const isActive = index === active;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the row is highlighted
  useEffect(() => {
    if (isActive) {
      button.current?.scrollIntoView({ block: "nearest" });
      onActive();
    }
  }, [isActive]);

  return (
    <button
      ref={button}
      type="button"
      className="search-row search-row-button"
      {...(isOption ? { id: toElementId(id, index), role: "option", "aria-selected": isActive } : {})}
      data-active={isActive || undefined}
      tabIndex={-1}
      onClick={onClick}
      // The row goes with its screen: the focus stays in the box, and so does the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => isActive || setActive(index)}
    >
      {children}
    </button>
  );
}
