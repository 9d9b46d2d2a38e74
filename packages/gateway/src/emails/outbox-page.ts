import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Db } from '../store/database.ts';

const NEWEST = 50;

/** The mail that would be sent, newest first: in development this is the shopper's inbox. */
export async function outboxPage(c: Context, db: Db): Promise<Response> {
  const mails = await db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').limit(NEWEST).execute();
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  if (c.req.header('accept')?.includes('application/json')) return c.json({ mails });
  const rows = mails.map(
    ({ recipient, kind, token, created_at }) =>
      html`<tr>
        <td>${created_at.toISOString()}</td>
        <td>${recipient}</td>
        <td>${kind}</td>
        <td><code>${token}</code></td>
      </tr>`,
  );
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <title>Outbox</title>
        </head>
        <body>
          <h1>Outbox</h1>
          <table>
            <caption>
              Mail waiting to be sent
            </caption>
            <thead>
              <tr>
                <th scope="col">Written</th>
                <th scope="col">To</th>
                <th scope="col">Kind</th>
                <th scope="col">Token</th>
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
        </body>
      </html>`,
  );
}
