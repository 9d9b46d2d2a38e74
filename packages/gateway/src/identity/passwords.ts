import { createWorkQueue, QueueFullError } from '../http/work-queue.ts';
import { HttpProblem } from '../http/http-problem.ts';

/** Nothing longer is hashed. */
export const MAX_PASSWORD_LENGTH = 128;

const RETRY_AFTER_SECONDS = '2';

/** How passwords are kept: hashed, never as they are. */
export interface Passwords {
  /** @throws {HttpProblem} 503 when too many wait */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether a password is the one that was hashed. With no hash it takes as long and is never right, so that the time
   * does not tell whether there is such an account.
   *
   * @throws {HttpProblem} 503 when too many wait
   */
  readonly matches: (password: string, hashed: string | undefined) => Promise<boolean>;
}

/** A way to hash, and how many hashes are made at once. */
export interface HashScheme {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hashed: string, password: string) => Promise<boolean>;
  readonly atOnce: number;
}

/** Keeps passwords by a scheme, a few at a time. */
export function createPasswords({ hash, verify, atOnce }: HashScheme): Passwords {
  const queue = createWorkQueue({ atOnce, waiting: 50 });
  let nobodys: Promise<string> | undefined;
  const nobodysHash = () => (nobodys ??= hash(crypto.randomUUID()));
  const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> =>
    queue(job).catch((error: unknown) => {
      throw error instanceof QueueFullError ? overloaded() : error;
    });
  return {
    hash: (password) => inTurn(() => hash(password)),
    async matches(password, hashed) {
      const against = hashed ?? (await nobodysHash());
      const isRight = await inTurn(() => verify(against, password));
      return isRight && hashed !== undefined;
    },
  };
}

const overloaded = () =>
  new HttpProblem(
    503,
    { statusCode: 503, message: 'Too many sign-ins at once. Try again in 2 seconds.' },
    { 'retry-after': RETRY_AFTER_SECONDS },
  );
