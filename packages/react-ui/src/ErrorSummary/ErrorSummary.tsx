'use client';

import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { forwardRef } from '../forward-ref.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import styles from './ErrorSummary.module.css';

export interface FieldProblem {
  /** Id of the control that has the problem. */
  field: string;
  text: string;
  /** A shorter text for the field itself, where the label need not be repeated. */
  short?: string | undefined;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title of the list: "Two things need your attention". */
  title: ReactNode;
  /** In form order. When empty, nothing is shown. */
  problems: readonly FieldProblem[];
  /** Level of the title in the page outline. */
  headingLevel?: 2 | 3 | undefined;
}

/** The problems of a form, shown at its top; each line links to its field. It takes focus when a line appears. */
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
    // leave focus to someone who already types in a page that is just being hydrated
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
