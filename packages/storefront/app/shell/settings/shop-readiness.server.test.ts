import { createCalls } from '@basin/sdk';
import { pino } from 'pino';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import {
  catalogueContext,
  languageContext,
  logContext,
  sdkContext,
  systemsContext,
} from '../request-context.server.ts';
import { createSystems } from '../sdk/systems.server.ts';
import { requireTextsAndSettings } from './shop-readiness.server.ts';

const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => logged.push(line) });
const environment = readEnvironment({ SESSION_SECRET: 'a secret for tests that is long enough' });

/** Requests the front page when the author system returns these settings. */
async function openShop(locale: 'en' | 'fr', general: object | undefined) {
  const respond = () => (general ? Response.json({ general }) : Response.json({}, { status: 404 }));
  const context = new RouterContextProvider();
  const systems = createSystems(environment, log, { fetch: () => Promise.resolve(respond()) });
  context.set(systemsContext, systems);
  const sdk = createCalls(environment);
  context.set(sdkContext, sdk);
  context.set(catalogueContext, sdk);
  context.set(logContext, log);
  context.set(languageContext, { locale, texts: general ? new Map([['cart.title', 'Cart']]) : new Map() });
  const request = new Request(`http://localhost:3000/${locale}`);
  const url = new URL(request.url);
  const response = await requireTextsAndSettings({ request, url, params: {}, context, pattern: '/:locale' }, () =>
    Promise.resolve(new Response('a page')),
  );
  return response as Response;
}

test.each([
  ['en', 'We will be with you shortly'],
  ['fr', 'Nous sommes bientôt à vous'],
] as const)('a shop without imported content responds with 503 and a message (%s)', async (locale, title) => {
  const response = await openShop(locale, undefined);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await response.text()).toContain(`<h1>${title}</h1>`);
});

test('the log of a shop without content names both causes: the author system does not respond, or has nothing', async () => {
  logged.length = 0;
  await openShop('en', undefined);
  expect(logged.at(-1)).toMatch(/AUTHOR_URL.+docs\/import\.md/);
});

test('a shop with texts but without settings responds with 503', async () => {
  expect((await openShop('en', {})).status).toBe(503);
});

test('a shop with texts and settings serves its pages', async () => {
  const paths = ['listing', 'serviceParts', 'designServices', 'installServices', 'search'];
  const pagePaths = Object.fromEntries(paths.map((path) => [path, `/${path}`]));
  expect(await (await openShop('en', { pagePaths })).text()).toBe('a page');
});
