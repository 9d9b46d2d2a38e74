import { createCalls, memoryTokenStore, type SdkCalls, type StoredSession } from '@basin/sdk';
import type { Gateway, Origin } from '../http/origin.ts';
import type { Fill } from '../../testing/database.ts';
import { memoryDatabase } from '../../testing/database.ts';
import { testGateway } from '../../testing/gateway.ts';
import { overriddenNow, withOverriddenStock } from './overridden-request.ts';
import { withOverrides, type OverrideOptions } from './with-overrides.ts';

export const sharedNow = (): Date => new Date('2030-01-02T10:00:00Z');
export const overrideOptions: OverrideOptions = { shopOrigin: 'http://localhost:3000', now: sharedNow };

/** Creates a gateway with overrides, as in development. */
export async function overriddenGateway(fill: Fill, defaults?: string): Promise<Gateway> {
  const database = withOverriddenStock(await memoryDatabase(fill));
  const gateway = await testGateway({ database, now: overriddenNow(sharedNow), sharedNow });
  return withOverrides(gateway, { ...overrideOptions, defaults });
}

/** Creates a shopper's SDK that sends the current `overrides.text` with each request. */
export function overriddenSdk(
  { fetch, author, identity }: Pick<Gateway, 'fetch' | 'author' | 'identity'>,
  overrides: { text: string },
  session?: StoredSession,
): SdkCalls {
  const through = (origin: Origin) => (request: Request) => {
    if (overrides.text !== '') request.headers.set('Basin-Overrides', overrides.text);
    return origin.fetch(request);
  };
  return createCalls({
    gatewayUrl: 'http://gateway.test/api',
    authorUrl: 'http://author.test',
    identityUrl: 'http://identity.test',
    timeoutMs: { gateway: 1_000, author: 1_000, identity: 1_000 },
    tokens: memoryTokenStore(session),
    fetch: { gateway: through({ fetch }), author: through(author), identity: through(identity) },
    now: sharedNow,
  });
}
