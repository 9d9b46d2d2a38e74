import type { CallName } from './call-name.ts';
import type { Visit } from './visit.ts';

/** One statement about a gateway, and how to verify it. */
export interface Check {
  readonly area: string;
  /** The call under test. */
  readonly call: CallName;
  readonly title: string;
  /** Resolves when the statement holds; throws `CheckFailure` when it does not, `Inconclusive` when it cannot be verified here. */
  readonly verify: (visit: Visit) => Promise<void>;
}

/** Returns the checks of an area from rows of call, title and verification. */
export const checksOf = (
  area: string,
  checks: readonly (readonly [call: CallName, title: string, verify: Check['verify']])[],
): Check[] => checks.map(([call, title, verify]) => ({ area, call, title, verify }));
