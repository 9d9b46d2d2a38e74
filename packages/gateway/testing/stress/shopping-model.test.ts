import { afterAll, beforeAll, expect, test } from 'vitest';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { createKeys } from '../../src/identity/keys.ts';
import { createTokens } from '../../src/identity/tokens.ts';
import { fillCatalogue } from '../catalogue.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { playSequences } from './play-sequences.ts';
import type { Stage } from './shopping-world.ts';
import { brokenInvariants, watchInvariants } from './watch-invariants.ts';

let gateway: TestGateway;
let stage: Stage;
beforeAll(async () => {
  const keys = await createKeys();
  gateway = await testGateway({ keys, fill: fillCatalogue });
  const { db, now } = gateway;
  await watchInvariants(db);
  stage = { gateway, db, now, tokens: createTokens({ db, keys, now, newId: () => crypto.randomUUID() }) };
}, stressTimeout.timeout);
afterAll(() => gateway.close());

const { modelSequences: count, modelCommands: longest } = sizes;

test(
  'GW-003 GW-004 GW-015 carts, favourites and profiles match a small model after any sequence of commands',
  stressTimeout,
  async () => {
    await playSequences(stage, { count, longest, atOnce: 2 });
    expect(await brokenInvariants(stage.db)).toEqual([]);
  },
);

test(
  'control: a gateway that drops one change in four is detected, with the shortest failing sequence',
  stressTimeout,
  async () => {
    let changes = 0;
    const lossy = {
      async fetch(request: Request) {
        const isDropped = request.url.endsWith('/cart/v2/items') && ++changes % 4 === 0;
        if (!isDropped) return gateway.fetch(request);
        const current = await gateway.fetch(
          new Request('http://gateway.test/cart/active', { headers: request.headers }),
        );
        return current;
      },
    };
    await expect(playSequences({ ...stage, gateway: lossy }, { count: 30, longest, atOnce: 1 })).rejects.toThrow(
      /Property failed/,
    );
  },
);
