import type { Client, ProbedClient } from './clients.ts';
import type { Behaviour, FaultyServer } from './faulty-server.ts';

/** A test run on every client. The outcome is a word or two, with a star if it is the expected one. */
export interface Probe {
  readonly question: string;
  /** Whether the probe waits for hanging clients; all clients then run concurrently. */
  readonly waitsForHangs?: boolean;
  readonly run: (probed: ProbedClient, server: FaultyServer) => Promise<string>;
}

/** Marks an outcome that is the expected one. */
export const star = (isExpected: boolean, outcome: string): string => (isExpected ? `${outcome} *` : outcome);

/** Longer than the default timeout of every client; ours is 25 s. */
const hangsAfterMs = 40_000;

/** The outcome of a call. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown } | 'hangs';

export async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), hangsAfterMs);
  });
  const settled = Promise.resolve()
    .then(work)
    .then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
  return Promise.race([settled, hangs]).finally(() => clearTimeout(timer));
}

export const isOk = (end: Outcome): boolean => end !== 'hangs' && 'value' in end;
export const countOk = (ends: readonly Outcome[]): number => ends.filter(isOk).length;
export const runConcurrently = <Result>(count: number, run: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, run));

/** Returns a probe that makes one call on its own stage. */
export const once =
  (
    behaviour: Behaviour,
    describe: (end: Outcome) => string,
    call: (client: Client) => Promise<unknown> = (c) => c.read(),
  ) =>
  async (probed: ProbedClient, server: FaultyServer): Promise<string> => {
    const client = probed.create(server.stage(behaviour).url);
    return describe(await outcomeOf(() => call(client)));
  };

export const reportsError = (end: Outcome): string => {
  if (end === 'hangs') return 'hangs';
  if ('value' in end) return 'accepted silently';
  return end.error instanceof Error ? star(true, end.error.name) : 'no Error';
};
