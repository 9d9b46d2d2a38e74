import { createGateway, createKeys, createLogger, openDatabase } from '@basin/gateway';
import { createCalls } from '@basin/sdk';
import { expect, test } from 'vitest';
import { startMailer } from './send-emails.ts';

test('a company’s mail service receives each e-mail of the gateway once', async () => {
  const database = await openDatabase('memory');
  const { fetch, close } = createGateway({ database, keys: await createKeys(), logger: createLogger('silent') });
  const sdk = createCalls({ gatewayUrl: 'http://gateway.test', fetch: { gateway: fetch } });
  await sdk.crm.subscribe({
    body: { email: 'pat@example.org', brand: 'Averell', source: 'footer', locale: 'en', optIn: true },
  });
  const delivered: string[] = [];
  const deliver = ({ to, subject }: { to: string; subject: string }) =>
    Promise.resolve(void delivered.push(`${to}: ${subject}`));
  const errors: unknown[] = [];
  const { round, stop } = startMailer(database, { deliver }, 'https://shop.example', (error) => errors.push(error));
  expect([await round(), await round()]).toEqual([1, 0]);
  expect([delivered, errors]).toEqual([['pat@example.org: You are on our list'], []]);
  stop();
  await close();
});
