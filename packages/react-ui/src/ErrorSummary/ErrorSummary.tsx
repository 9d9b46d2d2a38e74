'use client';

import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import styles from './ErrorSummary.module.css';

export interface FieldProblem {
  /** The id of the control that it is about. */
  field: string;
  text: string;
  /** At the field itself, where the label need not be said again. */
  short?: string | undefined;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  /** In the order of the form. Empty: nothing is shown. */
  problems: readonly FieldProblem[];
  headingLevel?: 2 | 3 | undefined;
}

/** What is wrong with a form, on top of it, each line a link to its field; it takes the focus when a line appears. */
export const ErrorSummary = /* @__PURE__ */ forwardRef(function ErrorSummary({
  title,
  problems,
  headingLevel = 2,
  className,
  ref,
  ...props
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const mergedRef = useMergedRef(box, ref);
  const shown = useRef<readonly string[]>([]);
  const hydrated = useHydrated();
  useEffect(() => {
    const lines = problems.map(({ text }) => text);
    // who already types in a page that only now comes alive is left there
    const isTyping = !hydrated && document.activeElement !== document.body;
    if (!isTyping && lines.some((line) => !shown.current.includes(line))) box.current?.focus();
    shown.current = lines;
  }, [problems, hydrated]);
  if (problems.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-part="error-summary"
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      {...props}
      ref={mergedRef}
      className={classNames(styles.root, className)}
    >
      <Heading data-part="error-summary-title" id={headingId} className={styles.title}>
        {title}
      </Heading>
      <ul data-part="error-summary-list" className={styles.list}>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
});
