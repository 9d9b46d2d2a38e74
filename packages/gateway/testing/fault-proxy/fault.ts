import type { Wire } from './wire.ts';

/** One way in which a network, or what stands in it, fails. */
export interface Fault {
  readonly name: string;
  /** The request never comes to the system behind; else it does, and only its answer suffers. */
  readonly isLost?: boolean;
  /** How many requests suffer; the next ones pass. All unless given. */
  readonly times?: number;
  /** Its answer takes longer than the call may. */
  readonly isSlow?: boolean;
  /** The right answer may be read from what comes. */
  readonly isHarmless?: boolean;
  /** It changes a text, which JSON tells; a file that was changed on its way is reported by its own format alone. */
  readonly isTextual?: boolean;
  readonly answer: (wire: Wire) => void | Promise<void>;
}
