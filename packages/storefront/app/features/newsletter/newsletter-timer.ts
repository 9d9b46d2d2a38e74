const storageKey = 'basin.visit';

/** The shortest time between hydration, which often follows a press, and the offer. */
const minMs = 2000;

interface Visit {
  /** The seconds after which the newsletter is offered. */
  readonly seconds: number;
  /** The milliseconds since the visit began. */
  readonly visitedFor: number;
}

/** Returns the milliseconds until the newsletter is offered on a page that has just hydrated. */
export const msUntilDue = ({ seconds, visitedFor }: Visit): number => Math.max(minMs, seconds * 1000 - visitedFor);

/** Returns the milliseconds since the first page of this tab was requested; of this page, when nothing can be stored. */
export function msOfVisit(): number {
  const requestedAt = Date.now() - performance.now();
  try {
    const began = Number(sessionStorage.getItem(storageKey) ?? requestedAt);
    sessionStorage.setItem(storageKey, String(began));
    return Date.now() - began;
  } catch {
    return performance.now();
  }
}
