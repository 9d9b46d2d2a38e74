import { createSdk, memoryTokenStore, type Sdk, type StoredSession } from '@basin/sdk';
import type { Gateway, Origin } from '../http/origin.ts';
import type { Fill } from '../../testing/database.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { testGateway } from '../../testing/gateway.ts';
import { dialledNow, withDialledStock } from './dialled-request.ts';
import { withDial, type DialOptions } from './with-dial.ts';

export const houseNow = (): Date => new Date('2030-01-02T10:00:00Z');
export const dialOptions: DialOptions = { shopOrigin: 'http://localhost:3000', now: houseNow };

/** A gateway as it is put together in development. */
export async function dialledGateway(fill: Fill, standing?: string): Promise<Gateway> {
  const database = withDialledStock(await memoryDatabase(fill));
  const gateway = await testGateway({ database, now: dialledNow(houseNow), houseNow });
  return withDial(gateway, { ...dialOptions, standing });
}

/** A shopper's SDK whose requests are dialled as `dial.text` says at the time. */
export function dialledSdk(
  { fetch, author, identity }: Pick<Gateway, 'fetch' | 'author' | 'identity'>,
  dial: { text: string },
  session?: StoredSession,
): Sdk {
  const through = (origin: Origin) => (request: Request) => {
    if (dial.text !== '') request.headers.set('Basin-Dial', dial.text);
    return origin.fetch(request);
  };
  return createSdk({
    gatewayUrl: 'http://gateway.test/api',
    authorUrl: 'http://author.test',
    identityUrl: 'http://identity.test',
    timeoutMs: { gateway: 1_000, author: 1_000, identity: 1_000 },
    tokens: memoryTokenStore(session),
    fetch: { gateway: through({ fetch }), author: through(author), identity: through(identity) },
    now: houseNow,
  });
}
