import type { Client, Probed } from './clients.ts';
import type { Behaviour, FaultyServer } from './faulty-server.ts';

/** One question to every client; the answer is a word or two, with a star when it is the expected one. */
export interface Probe {
  readonly question: string;
  /** Whether it waits for clients that hang; all clients then run at once. */
  readonly isPatient?: boolean;
  readonly ask: (probed: Probed, server: FaultyServer) => Promise<string>;
}

export const star = (isWell: boolean, said: string): string => (isWell ? `${said} *` : said);
/** Longer than any default timeout of a client; ours is 25 s. */
const patienceMs = 40_000;

/** How a call ended. */
export type Ended = { readonly value: unknown } | { readonly error: unknown } | 'hangs';

export async function ended(work: () => Promise<unknown>): Promise<Ended> {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(() => resolve('hangs'), patienceMs);
  });
  const settled = Promise.resolve()
    .then(work)
    .then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
  return Promise.race([settled, hangs]).finally(() => clearTimeout(timer));
}

export const isOk = (end: Ended): boolean => end !== 'hangs' && 'value' in end;
export const okOf = (ends: readonly Ended[]): number => ends.filter(isOk).length;
export const at = <Result>(count: number, make: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, make));

/** Makes one call on a stage of its own. */
export const once =
  (behaviour: Behaviour, say: (end: Ended) => string, how: (client: Client) => Promise<unknown> = (c) => c.read()) =>
  async (probed: Probed, server: FaultyServer): Promise<string> => {
    const client = probed.create(server.stage(behaviour).url);
    return say(await ended(() => how(client)));
  };

export const refuses = (end: Ended): string => {
  if (end === 'hangs') return 'hangs';
  if ('value' in end) return 'taken silently';
  return end.error instanceof Error ? star(true, end.error.name) : 'no Error';
};
