import fc from 'fast-check';
import { expect } from 'vitest';
import { modelCommand, type ShopCommand } from './model-command.ts';
import { outcomeOf, type Model, type World } from './shopping-world.ts';

const isStale = fc.constantFrom(false, false, false, true);

interface List {
  readonly version: number;
  readonly lineItems: readonly { readonly id: string; readonly sku: string }[];
}

async function expectSameList({ favourites }: Model, real: World): Promise<List> {
  const { body } = await real.customer.send('GET', '/favorites?lang=en');
  const [list, ...others] = (body as { results: List[] }).results;
  expect(others).toEqual([]);
  expect([list?.version, list?.lineItems.map(({ sku }) => sku)]).toEqual([favourites.version, favourites.skus]);
  return list ?? { version: 0, lineItems: [] };
}

const save = fc.record({ at: fc.nat(2), stale: isStale }).map(({ at, stale }) =>
  modelCommand(
    `saves ${at}${stale ? ' with a stale version' : ''}`,
    () => true,
    async (model, real) => {
      const { favourites } = model;
      const sku = real.skus[at] ?? '';
      const body = { version: favourites.version - (stale ? 1 : 0), actions: [{ action: 'addLineItem', sku }] };
      const outcome = outcomeOf(await real.customer.send('POST', `/favorites/${real.listId}/product/add`, body));
      expect(outcome).toBe(stale ? 'ConcurrentModification' : 200);
      if (!stale && !favourites.skus.includes(sku)) {
        favourites.skus.push(sku);
        favourites.version += 1;
      }
      await expectSameList(model, real);
    },
  ),
);

const remove = fc.record({ at: fc.nat(3), stale: isStale }).map(({ at, stale }) =>
  modelCommand(
    `removes the favourite at ${at}${stale ? ' with a stale version' : ''}`,
    () => true,
    async (model, real) => {
      const { favourites } = model;
      const lineItemId = (await expectSameList(model, real)).lineItems[at]?.id ?? 'none';
      const body = { version: favourites.version - (stale ? 1 : 0), action: 'removeLineItem', lineItemId };
      const outcome = outcomeOf(await real.customer.send('POST', `/favorites/${real.listId}/remove`, body));
      if (stale) expect(outcome).toBe('ConcurrentModification');
      else if (at >= favourites.skus.length) expect(outcome).toBe('InvalidField');
      else {
        expect(outcome).toBe(200);
        favourites.skus.splice(at, 1);
        favourites.version += 1;
      }
      await expectSameList(model, real);
    },
  ),
);

const rename = fc
  .record({ firstName: fc.constantFrom('Ann', 'Bo', 'Cy'), stale: isStale })
  .map(({ firstName, stale }) =>
    modelCommand(
      `changes the first name to ${firstName}${stale ? ' with a stale version' : ''}`,
      () => true,
      async (model, real) => {
        const { profile } = model;
        const body = {
          version: Math.max(0, profile.version - (stale ? 1 : 0)),
          actions: [{ action: 'setFirstName', firstName }],
        };
        const outcome = outcomeOf(await real.customer.send('POST', '/customer/profile', body));
        expect(outcome).toBe(stale ? 'ConcurrentModification' : 200);
        if (!stale) Object.assign(profile, { firstName, version: profile.version + 1 });
        expect((await real.customer.send('GET', '/customer/me')).body).toMatchObject(profile);
      },
    ),
  );

/** The commands on favourites and profiles. */
export const customerCommands: fc.Arbitrary<ShopCommand>[] = [save, save, remove, rename];
