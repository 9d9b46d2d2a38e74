import { SelectQueryNode, type KyselyPlugin } from 'kysely';

/** A planted fault: every `select … for update` reads without a lock. */
export const withoutRowLocks: KyselyPlugin = {
  transformQuery({ node }) {
    if (!SelectQueryNode.is(node)) return node;
    const { endModifiers: _, ...unlocked } = node;
    return unlocked;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
