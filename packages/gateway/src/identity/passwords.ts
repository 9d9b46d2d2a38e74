import { createWorkQueue, QueueFullError } from '../http/work-queue.ts';
import { HttpProblem } from '../http/http-problem.ts';

/** Longer passwords are rejected before hashing. */
export const maxPasswordLength = 128;

const retryAfterSeconds = '2';

/** Hashes and verifies passwords. */
export interface Passwords {
  /** @throws {HttpProblem} 503 when the queue is full */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether a password matches a hash. Without a hash it takes equally long and returns false, so that the duration
   * does not reveal whether the account exists.
   *
   * @throws {HttpProblem} 503 when the queue is full
   */
  readonly matches: (password: string, hashed: string | undefined) => Promise<boolean>;
}

/** A hash algorithm and its concurrency limit. */
export interface HashScheme {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hashed: string, password: string) => Promise<boolean>;
  readonly concurrency: number;
}

/** Creates password hashing by a scheme, with limited concurrency. */
export function createPasswords({ hash, verify, concurrency }: HashScheme): Passwords {
  const queue = createWorkQueue({ concurrency, maxWaiting: 50 });
  let dummy: Promise<string> | undefined;
  const dummyHash = () =>
    (dummy ??= hash(crypto.randomUUID()).catch((error: unknown) => {
      dummy = undefined; // otherwise one failure would be the response to every unknown account
      throw error;
    }));
  const enqueue = <Result>(job: () => Promise<Result>): Promise<Result> =>
    queue(job).catch((error: unknown) => {
      throw error instanceof QueueFullError ? overloaded() : error;
    });
  return {
    hash: (password) => enqueue(() => hash(password)),
    async matches(password, hashed) {
      const comparedHash = hashed ?? (await dummyHash());
      const isMatch = await enqueue(() => verify(comparedHash, password));
      return isMatch && hashed !== undefined;
    },
  };
}

const overloaded = () =>
  new HttpProblem(
    503,
    { statusCode: 503, message: 'Too many sign-ins at once. Try again in 2 seconds.' },
    { 'retry-after': retryAfterSeconds },
  );
