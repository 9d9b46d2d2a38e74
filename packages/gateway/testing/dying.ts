import type { KyselyPlugin } from 'kysely';

/** The process that speaks to the database is gone. */
class Died extends Error {
  override readonly name = 'Died';
}

/** A gateway that dies on its way: before a statement that is counted from the moment it is asked to. */
export function dyingGateway() {
  let left = Number.POSITIVE_INFINITY;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      left -= 1;
      if (left < 0) throw new Died();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    plugin,
    /** Dies before the statement of this number, 0 being the next. */
    dieBefore: (statement: number) => void (left = statement),
    /** Lives again; whether it had died. */
    revive(): boolean {
      const died = left < 0;
      left = Number.POSITIVE_INFINITY;
      return died;
    },
  };
}
