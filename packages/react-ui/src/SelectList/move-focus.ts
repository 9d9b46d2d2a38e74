import type { KeyboardEvent } from 'react';

const steps: Record<string, ((at: number, last: number) => number) | undefined> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves focus through the visible and enabled boxes of a list. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > :not([hidden]) input:enabled')];
  event.preventDefault();
  boxes[step(boxes.indexOf(event.target as HTMLElement), boxes.length - 1)]?.focus();
}
