import { Hono } from 'hono';
import type { Db } from '../database/database.ts';
import type { Env } from '../http/serve-calls.ts';

/**
 * Serves `GET /revision`, also under the base path: a text that is another after each change of the catalogue or the content, so that a shop knows
 * when the pages that it keeps are out of date. It is no call of the platform: a shop works without it.
 *
 * @param refresh brings the search index up to date: a shop that asks again at once must find what has changed
 */
export function createRevision(db: Db, refresh: () => Promise<unknown>): Hono<Env> {
  const app = new Hono<Env>();
  app.on('GET', ['/revision', '/api/revision'], async (c) => {
    const { catalogue, content } = await db
      .selectFrom(['catalogue_revision', 'content_revision'])
      .select(['catalogue_revision.revision as catalogue', 'content_revision.revision as content'])
      .executeTakeFirstOrThrow();
    await refresh();
    return c.json({ revision: `${catalogue}.${content}` }, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}
