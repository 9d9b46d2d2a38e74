import type { KyselyPlugin } from 'kysely';

/** Stands for the end of the process. */
class Crashed extends Error {
  override readonly name = 'Crashed';
}

/** A Kysely plugin that simulates a crash before a chosen statement. */
export function crashPlugin() {
  let left = Number.POSITIVE_INFINITY;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      left -= 1;
      if (left < 0) throw new Crashed();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    plugin,
    /** Crashes before the statement with this number; 0 is the next one. */
    crashBefore: (statement: number) => void (left = statement),
    /** Ends the crash. Returns whether there was one. */
    restart(): boolean {
      const hasCrashed = left < 0;
      left = Number.POSITIVE_INFINITY;
      return hasCrashed;
    },
  };
}
