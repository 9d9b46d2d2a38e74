import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { OutboxRow } from './table.ts';
import { renderEmail } from './render-email.ts';
import { maxAttempts } from './send-emails.ts';
import { readSkins } from './skins.ts';

const newest = 50;
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Serves the newest e-mails to shoppers with their delivery state, in development and in the demonstration. */
export async function outboxPage(c: Context, db: Db, shopOrigin: string): Promise<Response> {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').limit(newest).execute();
  const settings = { shopOrigin, skins: await readSkins(db) };
  const mails = rows.map((row) => ({ ...row, ...renderEmail(row, settings) }));
  c.header('Content-Security-Policy', policy);
  if (c.req.header('accept')?.includes('application/json')) return c.json({ mails });
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <title>Outbox</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
        </head>
        <body style="font:16px/1.5 sans-serif;max-width:60rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere">
          <h1>Outbox</h1>
          <p>E-mail to shoppers, newest first. It is sent only when SMTP_URL names a mail server.</p>
          <ul style="padding:0;list-style:none">
            ${mails.map(
              ({ id, to, subject, locale, created_at, ...mail }) =>
                html`<li style="padding:.75rem 0;border-top:1px solid">
                  <a href="/outbox/${encodeURIComponent(id)}" hreflang="${locale}">${subject}</a>
                  (<a href="/outbox/${encodeURIComponent(id)}/text">text</a>)<br />
                  to ${to}, <time datetime="${created_at.toISOString()}">${created_at.toISOString()}</time>,
                  ${stateOf(mail)}
                </li>`,
            )}
          </ul>
        </body>
      </html>`,
  );
}

function stateOf({
  sent_at,
  attempts,
  due_at,
}: Pick<Selectable<OutboxRow>, 'sent_at' | 'attempts' | 'due_at'>): string {
  if (sent_at) return `sent ${sent_at.toISOString()}`;
  if (attempts >= maxAttempts) return `abandoned after ${attempts} attempts`;
  return due_at ? `${attempts} failed attempts, next ${due_at.toISOString()}` : 'waiting';
}

/** Serves one e-mail as HTML or as text. */
export async function outboxEmail(c: Context, db: Db, shopOrigin: string, body: 'html' | 'text'): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return c.notFound();
  c.header('Content-Security-Policy', policy);
  c.header('Referrer-Policy', 'no-referrer'); // the links in the e-mail hold secrets
  const email = renderEmail(row, { shopOrigin, skins: await readSkins(db) });
  return body === 'html' ? c.html(email.html) : c.text(email.text);
}
