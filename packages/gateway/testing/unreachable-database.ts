import type { KyselyPlugin } from 'kysely';

/** A Kysely plugin with which every statement fails as it does while the database server is down. */
export const unreachableDatabase: KyselyPlugin = {
  transformQuery() {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
