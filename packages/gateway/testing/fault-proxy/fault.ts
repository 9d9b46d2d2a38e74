import type { Wire } from './wire.ts';

/** One way in which a network or a middlebox fails. */
export interface Fault {
  readonly name: string;
  /** The request never reaches the system. Otherwise it does, and only the response is affected. */
  readonly isLost?: boolean;
  /** How many requests the fault affects before it stops; all by default. */
  readonly times?: number;
  /** The response takes longer than the deadline of the call. */
  readonly isSlow?: boolean;
  /** A client can still read the correct response. */
  readonly isHarmless?: boolean;
  /** It corrupts the body in a way that JSON parsing detects; for files only their own format can. */
  readonly isTextual?: boolean;
  readonly respond: (wire: Wire) => void | Promise<void>;
}
