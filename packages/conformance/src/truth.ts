import type { CallName } from './call-name.ts';
import type { Visit } from './visit.ts';

/** One sentence about a gateway, and how to find out whether it holds. */
export interface Truth {
  readonly area: string;
  /** The call that it is about. */
  readonly call: CallName;
  readonly says: string;
  /** Ends well when the truth holds; throws `Broken` when not, `Untold` when it cannot be put to the test here. */
  readonly holds: (visit: Visit) => Promise<void>;
}

/** The truths of an area, each as its call, its sentence and its proof. */
export const truthsOf = (
  area: string,
  truths: readonly (readonly [call: CallName, says: string, holds: Truth['holds']])[],
): Truth[] => truths.map(([call, says, holds]) => ({ area, call, says, holds }));
