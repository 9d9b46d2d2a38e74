import { Hono } from 'hono';
import type { Db } from '../database/database.ts';
import type { Env } from '../http/serve-calls.ts';

/**
 * Serves `GET /revision`, also under the base path: a string that changes with every change of the catalogue or
 * content, so that a shop can invalidate its cached pages. It is not part of the platform, and a shop works without it.
 *
 * @param refresh updates the search index, so that the next request of the shop finds the changes
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
