import { signInAs } from '@basin/gateway/testing';
import { beforeAll, expect, test } from 'vitest';
import { sdkContext } from '../../shell/request-context.server.ts';
import { testShop, type LoaderArgs, type TestShop } from '../../testing/shop.ts';
import { castArgs } from '../../testing/visitor.ts';
import { loadSell } from '../associate/index.server.ts';
import { loadOrderDetails } from '../orders/index.server.ts';
import { loadProjects, tradeOnly } from '../projects/index.server.ts';
import { notFoundMiddleware } from './load-page.server.ts';

let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  shop = await testShop();
  const { token } = await signInAs(shop.gateway, 'homeowner@example.com');
  const signIn = ({ context }: LoaderArgs) => context.get(sdkContext).session.signIn({ access_token: token });
  cookie = (await shop.visit('/en', signIn)).cookie?.split(';', 1)[0] ?? '';
});

const order = (args: LoaderArgs) => loadOrderDetails(castArgs(loadOrderDetails, args));
const sell = (args: LoaderArgs) => loadSell(castArgs(loadSell, args));
const projects = tradeOnly(loadProjects);

test.each([
  ['/en/my-account/order-details', order],
  ['/fr/my-account/order-details?orderNumber=W1', order],
  ['/en/my-account/sell', sell],
  ['/en/my-account/projects', (args: LoaderArgs) => projects(castArgs(loadProjects, args))],
])('STO-056 a homeowner who opens %s gets the content system’s 404 page', async (path, load) => {
  const visited = (args: LoaderArgs) =>
    notFoundMiddleware(args as unknown as Parameters<typeof notFoundMiddleware>[0], () => load(args) as Promise<never>);
  const answer = shop.visit(path, visited, { cookie });
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
  const page = await answer.catch((error: unknown) => JSON.stringify(error));
  expect(page).toContain('"picture-links"');
});
