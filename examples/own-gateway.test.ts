import { memoryTokenStore } from '@basin/sdk';
import { fixtures } from '@basin/sdk/testing';
import { expect, test } from 'vitest';
import { openHouse } from './own-gateway.ts';

const logger = { warn: () => undefined, error: () => undefined };

/** A house that answers a few calls, one of them at a path of its own. */
function house() {
  const asked: string[] = [];
  const site = { apiEndpoints: { cartActive: '/baskets/open' } };
  const answers: Record<string, object> = {
    '/bin/storefront/globalconfig': site,
    '/v2/oauth/token': { access_token: 'guest-1', expires_in: 3600 },
    '/v2/baskets/open': fixtures.cart.active.reply,
  };
  const fetch = (request: Request): Promise<Response> => {
    const { pathname, host } = new URL(request.url);
    asked.push(`${request.method} ${host}${pathname}`);
    return Promise.resolve(Response.json(answers[pathname] ?? {}, { status: pathname in answers ? 200 : 404 }));
  };
  return { asked, fetch };
}

test('calls go to the company’s own gateway, at the paths in its configuration', async () => {
  const { asked, fetch } = house();
  const urls = { gatewayUrl: 'https://api.house/v2', authorUrl: 'https://cms.house', identityUrl: 'https://id.house' };
  const sdkFor = openHouse({ ...urls, logger, fetch });
  expect((await (await sdkFor(memoryTokenStore(), 'en')).cart.active()).id).toBe('c-71');
  await sdkFor(memoryTokenStore(), 'en');
  expect(asked).toEqual([
    'GET cms.house/bin/storefront/globalconfig',
    'POST api.house/v2/oauth/token',
    'GET api.house/v2/baskets/open',
  ]);
});
