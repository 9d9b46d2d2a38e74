import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../http/log.ts';
import type { Db } from '../database/database.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { deliverEmails } from './deliver-emails.ts';
import { queueEmail } from './email.ts';

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly message: string;
}

let db: Db;
let server: SMTPServer;
let received: Received[];
beforeEach(async () => {
  db = await memoryDatabase();
  received = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('dead') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), message: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});
afterEach(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await db.destroy();
});

let id = 0;
const closedPort = 1;
const post = (recipient: string) =>
  queueEmail(
    db,
    { recipient, kind: 'subscription', locale: 'fr' },
    { now: () => new Date(), newId: () => `e-${++id}` },
  );

function deliver(query = '', { port } = server.server.address() as Pick<AddressInfo, 'port'>) {
  const log = createLogger('silent');
  const warn = vi.spyOn(log, 'warn');
  const smtpUrl = `smtp://127.0.0.1:${port}${query}`;
  return { warn, ...deliverEmails(db, { smtpUrl, shopOrigin: 'https://shop.example', log, pauseMs: 10 }) };
}

const waitFor = (holds: () => void) => vi.waitFor(holds, { timeout: 120_000, interval: 20 });

test('an e-mail is sent to the mail server as text and HTML, from the configured sender', async () => {
  await post('pat@example.org');
  const { stop } = deliver('?from=Basin%20%3Chello@basin.example%3E');
  await waitFor(() => expect(received).toHaveLength(1));
  await stop();
  const [{ from, to, message } = expect.fail()] = received;
  expect([from, to]).toEqual(['hello@basin.example', ['pat@example.org']]);
  expect(message).toContain('From: Basin <hello@basin.example>');
  expect(message).toContain('Content-Type: text/plain');
  expect(message).toContain('Content-Type: text/html');
  expect(message).toContain('Auto-Submitted: auto-generated');
});

test.each([
  ['of more than 80 characters', `${'p'.repeat(60)}@${'showroom.'.repeat(4)}example.org`],
  ['with a right-to-left domain', 'pat@דוגמה.example'],
  ['with a comma', 'x,pat@example.org'],
])('an e-mail to an address %s goes to this address only', async (_, address) => {
  await post(address);
  const { stop } = deliver();
  await waitFor(() => expect(received).toHaveLength(1));
  await stop();
  expect(received[0]?.to.map((each) => each.replaceAll('"', ''))).toEqual([address]);
});

test('seven undeliverable addresses do not delay other e-mail, and their failures are logged without the address', async () => {
  for (let index = 0; index < 7; index++) await post(`dead-${index}@example.org`);
  await post('pat@example.org');
  const { stop, warn } = deliver();
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(7));
  await waitFor(() =>
    expect(received.map(({ from, to }) => [from, ...to])).toEqual([['no-reply@shop.example', 'pat@example.org']]),
  );
  await stop();
  expect(warn.mock.calls[0]?.[0]).toMatchObject({
    event: 'email-failed',
    attempts: 1,
    isGivenUp: false,
    responseCode: 550,
  });
  expect(JSON.stringify(warn.mock.calls)).not.toContain('example.org');
});

test('the log says when the mail server cannot be reached', async () => {
  await post('pat@example.org');
  const { stop, warn } = deliver('', { port: closedPort });
  await waitFor(() => expect(warn).toHaveBeenCalled());
  await stop();
  expect(warn.mock.calls[0]?.[1]).toBe('an e-mail could not be sent: the mail server of SMTP_URL cannot be reached');
});
