import { memoryTokenStore } from '@basin/sdk';
import { fixtures } from '@basin/sdk/testing';
import { expect, test } from 'vitest';
import { createCompanyShop } from './own-gateway.ts';

const logger = { warn: () => undefined, error: () => undefined };

/** Creates a company gateway that serves a few calls, one of them at a custom path. */
function companyGateway() {
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
  const { asked, fetch } = companyGateway();
  const urls = {
    gatewayUrl: 'https://api.company.example/v2',
    authorUrl: 'https://cms.company.example',
    identityUrl: 'https://id.company.example',
  };
  const sdkFor = createCompanyShop({ ...urls, logger, fetch });
  expect((await (await sdkFor(memoryTokenStore(), 'en')).cart.active()).id).toBe('c-71');
  await sdkFor(memoryTokenStore(), 'en');
  expect(asked).toEqual([
    'GET cms.company.example/bin/storefront/globalconfig',
    'POST api.company.example/v2/oauth/token',
    'GET api.company.example/v2/baskets/open',
  ]);
});
