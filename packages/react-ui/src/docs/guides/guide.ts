import type { ReactNode } from 'react';

/** A small live picture with the rule that it shows. */
export interface Example {
  readonly text: string;
  readonly picture: ReactNode;
  /** How high its frame is, for a component that lies over the page or at its edge. */
  readonly frameHeightPx?: number;
  /** How it looks in its frame, where only that shows the rule. */
  readonly look?: 'focus';
}

/** What a designer and an engineer need to know of a component, beside its props. Texts are Markdown. */
export interface Guide {
  /** When to use it, and what to use instead. */
  readonly use: string;
  readonly do: Example;
  readonly dont: Example;
  /** Further rules, without pictures. */
  readonly rules?: readonly string[];
  /** What each key does; `null` for a component that nobody operates. */
  readonly keys: Readonly<Record<string, string>> | null;
  readonly accessibility: string;
}
