'use client';

import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { flag } from '../flag.ts';
import { forwardRef } from '../forward-ref.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './Tabs.module.css';

export interface Tab {
  /** The id of its panel, and so its address: `#id`. */
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  label: string;
  tabs: readonly Tab[];
  /** The open tab, kept by the caller; pass `onChange` too. */
  value?: string | undefined;
  /** The tab that is open at first; the first one without it. */
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** One matter of several at a time. Before scripts load the tabs are links to their panels. */
export const Tabs = /* @__PURE__ */ forwardRef(function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  className,
  ...props
}: TabsProps) {
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.id);
  const hydrated = useHydrated();
  const prefix = useId();
  const open = value ?? chosen;
  const choose = (id: string) => {
    setChosen(id);
    onChange?.(id);
  };
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
    <div {...props} className={classNames(styles.root, className)} data-hydrated={flag(hydrated)}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <a
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

/** The index that a key leads to, -1 for any other key. */
function targetOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return (at + (key === forward ? 1 : count - 1)) % count;
  return { Home: 0, End: count - 1 }[key] ?? -1;
}
