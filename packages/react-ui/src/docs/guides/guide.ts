import type { ReactNode } from 'react';

/** A small live example with the rule that it illustrates. */
export interface Example {
  readonly text: string;
  readonly picture: ReactNode;
  /** Height of the frame in pixels, for a component that covers the page or sits at its edge. */
  readonly frameHeightPx?: number;
  /** Forces a look in the frame when only that look shows the rule. */
  readonly look?: 'focus';
}

/** What designers and engineers need to know about a component besides its props. Texts are Markdown. */
export interface Guide {
  /** When to use it, and what to use instead. */
  readonly use: string;
  readonly do: Example;
  readonly dont: Example;
  /** Further rules, without examples. */
  readonly rules?: readonly string[];
  /** What each key does; `null` for a component that is not interactive. */
  readonly keys: Readonly<Record<string, string>> | null;
  readonly accessibility: string;
}
