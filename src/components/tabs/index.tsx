import {
  Children,
  createElement,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useId,
} from "react";

interface TabProps {
  /** Value that's saved for the group. */
  readonly value: string;
  readonly label: string;
}

/** Declares one choice of `<Tabs>`, which renders it. */
export function Tab({ children }: PropsWithChildren<TabProps>): ReactNode {
  return children;
}

/**
 * Renders tabs for content that depends on the reader's choice, such as the operating system.
 *
 * It's plain HTML without state: all panels are readable without JavaScript, and the same inline element as for
 * snippets (`src/client/tabs-element.ts`) shows the reader's panel before the first paint.
 *
 * @param group name of the choice; all groups of that name on the site switch together.
 */
export function Tabs({ group, children }: PropsWithChildren<{ group: string }>): ReactNode {
  const id = useId();
  const tabs = Children.toArray(children).filter(isTab);
  return (
    <div className="tabs-block" data-tabs={group}>
      <div className="tabs-bar">
        <div role="tablist" aria-label={GROUP_LABELS[group] ?? group}>
          {tabs.map(({ props }, index) => (
            <button
              key={props.value}
              type="button"
              role="tab"
              id={`${id}-${props.value}-tab`}
              data-value={props.value}
              aria-controls={`${id}-${props.value}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              suppressHydrationWarning
            >
              {props.label}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ props }) => (
        <div
          key={props.value}
          role="tabpanel"
          id={`${id}-${props.value}`}
          data-value={props.value}
          data-label={props.label}
          aria-labelledby={`${id}-${props.value}-tab`}
          suppressHydrationWarning
        >
          {props.children}
        </div>
      ))}
      {createElement("tabs-end")}
    </div>
  );
}

const GROUP_LABELS: Readonly<Record<string, string>> = {
  os: "Operating system",
  sdk: "SDK language",
  shell: "Shell",
};

function isTab(child: unknown): child is ReactElement<PropsWithChildren<TabProps>> {
  return isValidElement(child) && child.type === Tab;
}
