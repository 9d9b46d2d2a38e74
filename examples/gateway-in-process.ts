import { createGateway, createKeys, createLogger, openDatabase } from '@basin/gateway';
import { createCalls } from '@basin/sdk';

/** Returns a shopper's SDK on a complete back end in this process, without network, ports or persisted data. */
export async function openShopInProcess() {
  const database = await openDatabase('memory');
  const gateway = createGateway({ database, keys: await createKeys(), logger: createLogger('silent') });
  const { fetch, author, identity } = gateway;
  const sdk = createCalls({
    gatewayUrl: 'http://gateway.test',
    authorUrl: 'http://author.test',
    identityUrl: 'http://identity.test',
    fetch: { gateway: fetch, author: author.fetch, identity: identity.fetch },
  });
  return { sdk, close: gateway.close };
}
