'use client';

import { useId, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardKey } from '../forward-key.ts';
import { forwardRef } from '../forward-ref.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useValue } from '../use-value.ts';
import styles from './Tabs.module.css';

export interface Tab {
  /** Id of the panel, and the hash `#id` that opens it. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Accessible name of the tabs. */
  label: string;
  /** The tabs in order. */
  tabs: readonly Tab[];
  /** The open tab, controlled by the caller. */
  value?: string | undefined;
  /** The initially open tab. Default: the first one. */
  defaultValue?: string | undefined;
  /** Called with the id of the tab that has opened. */
  onValueChange?: ((id: string) => void) | undefined;
}

/** Shows one of several sections at a time. Before scripts load the tabs are links to their panels. */
export const Tabs = /* @__PURE__ */ forwardRef(function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  className,
  ...props
}: TabsProps) {
  const [open, choose] = useValue(value, defaultValue ?? tabs[0]?.id ?? '', onValueChange);
  const hydrated = useHydrated();
  const prefix = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next =
      tabs[
        targetOf(
          event,
          tabs.findIndex(({ id }) => id === open),
          tabs.length,
        )
      ];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${prefix}-${next.id}`)?.focus();
  };
  return (
    <div data-part="tabs" {...props} className={classNames(styles.root, className)} data-hydrated={flag(hydrated)}>
      <div data-part="tabs-list" role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <a
            data-part="tabs-tab"
            key={tab.id}
            id={`${prefix}-${tab.id}`}
            href={`#${tab.id}`}
            role="tab"
            aria-selected={tab.id === open}
            aria-controls={tab.id}
            tabIndex={tab.id === open ? 0 : -1}
            className={styles.tab}
            onClick={(event) => {
              event.preventDefault();
              choose(tab.id);
            }}
            onKeyDown={move}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          data-part="tabs-panel"
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={`${prefix}-${tab.id}`}
          tabIndex={0}
          className={styles.panel}
          data-open={flag(tab.id === open)}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
});

/** Returns the index of the tab that a key leads to, or -1 for other keys. */
function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number): number {
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return (at + (key === forwardKey(currentTarget) ? 1 : count - 1)) % count;
  return { Home: 0, End: count - 1 }[key] ?? -1;
}
