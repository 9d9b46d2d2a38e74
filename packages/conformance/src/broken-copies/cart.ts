import type { Send } from '../testing.ts';
import {
  answering,
  asking,
  carrying,
  linesOf,
  nameOf,
  saying,
  sending,
  type Break,
  type BrokenCopy,
  type Json,
} from './break.ts';
import type { House } from './house.ts';

const update = /POST .*\/cart\/v2\/items/;
const anyCart = /(?:POST|GET) .*\/cart\/(?:v2\/items|create|active|[\w-]{36})$/;

const versions =
  'every change raises the version; one on an older version is 409 with currentVersion and changes nothing';
const arithmetic = 'a line has the catalogue’s price times its quantity, in whole cents, and the total is the sum';
const stock = 'more than the stock is 400 OutOfStock and names the sku; the whole stock is not';

const versionless = asking(
  update,
  sending(({ version: _, ...body }) => body),
);

/** Lines at an amount of each one's own. */
const costing = (amountOf: (line: Json) => number) =>
  saying((body) => ({
    ...body,
    lineItems: linesOf(body).map((line) => ({
      ...line,
      totalPrice: { currencyCode: 'USD', centAmount: amountOf(line) },
    })),
  }));

const centsOf = ({ totalPrice }: Json): number => (totalPrice as { centAmount: number }).centAmount;

/** Each action is a change of its own. */
const oneByOne: Break = (send) => async (system, request) => {
  if (!update.test(nameOf(request))) return send(system, request);
  const { version: _, actions, ...rest } = (await request.json()) as Json;
  let answer = new Response();
  for (const action of actions as Json[]) {
    const body = JSON.stringify({ ...rest, actions: [action] });
    answer = await send(system, new Request(request.url, { method: 'POST', headers: request.headers, body }));
    if (!answer.ok) break;
  }
  return answer;
};

/** The price that is asked for is the price. */
const bargain: Break = (send) => async (system, request) => {
  const [copy, name] = [request.clone(), nameOf(request)];
  const asked = update.test(name) ? JSON.stringify(await copy.json()) : '';
  if (!asked.includes('externalPrice')) return send(system, request);
  const withoutPrice = ({ externalPrice: _, price: __, ...action }: Json) => action;
  const plain = await sending((body) => ({ ...body, actions: (body.actions as Json[]).map(withoutPrice) }))(request);
  return costing(() => 1)(await send(system, plain), request);
};

/** The group that is asked for is given. */
const promotion: Break = (send) => async (system, request) => {
  const isAsked = update.test(nameOf(request)) && (await request.clone().text()).includes('setCustomerGroup');
  if (!isAsked) return send(system, request);
  const customerGroup = { typeId: 'customer-group', id: 'g', obj: { id: 'g', key: 'TVS' } };
  return Response.json({ type: 'Cart', id: 'c', version: 9, lineItems: [], customLineItems: [], customerGroup });
};

/** Who made a cart lends the token to who reads it. */
const openDoors: Break = (send) => {
  const owners = new Map<string, string>();
  return async (system, request) => {
    const [name, token] = [nameOf(request), request.headers.get('authorization') ?? ''];
    const owner = request.method === 'GET' ? owners.get(name.split('/').at(-1) ?? '') : undefined;
    const answer = await send(system, owner === undefined ? request : carrying('Authorization', () => owner)(request));
    if (name.endsWith('/cart/create')) owners.set(((await answer.clone().json()) as { id: string }).id, token);
    return answer;
  };
};

/** Stock never ends. */
const endless =
  ({ db }: House): Break =>
  (send: Send) =>
  async (system, request) => {
    if (!update.test(nameOf(request))) return send(system, request);
    await db
      .updateTable('stock')
      .set((eb) => ({ available: eb('available', '+', 100_000) }))
      .execute();
    const answer = await send(system, request);
    await db
      .updateTable('stock')
      .set((eb) => ({ available: eb('available', '-', 100_000) }))
      .execute();
    return answer;
  };

/** The tax is a cent more, wherever it is told. */
const taxedMore = saying((body) => {
  const { taxedPrice, calculation } = body as Record<string, Record<string, Amount> | undefined>;
  if (!taxedPrice || !calculation) return body;
  const { totalTax, totalGross, taxPortions } = taxedPrice;
  const portions = (taxPortions as unknown as { amount: Amount }[]).map((part) => ({
    ...part,
    amount: more(part.amount),
  }));
  return {
    ...body,
    taxedPrice: { ...taxedPrice, totalTax: more(totalTax), totalGross: more(totalGross), taxPortions: portions },
    calculation: {
      ...calculation,
      taxTotal: more(calculation.taxTotal),
      grandTotal: more(calculation.grandTotal),
    },
  };
});

interface Amount {
  readonly centAmount: number;
}
const more = (amount: Amount | undefined) => ({ ...amount, centAmount: (amount?.centAmount ?? 0) + 1 });

/** Copies whose carts are wrong. */
export const cartCopies = (house: House): BrokenCopy[] => [
  [
    'cartExists is missing',
    'a guest without a cart is told that none exists, and has it once it is made',
    answering(
      /cart\/active/,
      saying(({ cartExists: _, ...body }) => body),
    ),
  ],
  [
    'a new cart is taxed by itself',
    'a new cart is empty, in dollars, taxed from outside, and of the guests’ group',
    answering(
      /cart\/(?:create|active)/,
      saying((body) => ({ ...body, taxMode: 'Platform' })),
    ),
  ],
  [
    'a cart has no version',
    'the same sku again makes its line larger; quantity 0 removes a line',
    answering(
      anyCart,
      saying(({ version: _, ...body }) => body),
    ),
  ],
  ['a cart is read by its id alone', 'another guest learns nothing of a cart, not even by its id', openDoors],
  [
    'two of a sku cost a cent more',
    arithmetic,
    answering(
      update,
      costing((line) => centsOf(line) + (line.quantity === 2 ? 1 : 0)),
    ),
  ],
  [
    'amounts are dollars',
    arithmetic,
    answering(
      update,
      costing((line) => centsOf(line) / 100),
    ),
  ],
  [
    'the total of the cart is a cent more',
    arithmetic,
    answering(
      update,
      saying((body) => ('totalPrice' in body ? { ...body, totalPrice: more(body.totalPrice as Amount) } : body)),
    ),
  ],
  [
    'the tax is a cent more',
    'each part of the tax is its rate of the net price, to the cent, and the grand total is all figures together',
    answering(update, taxedMore),
  ],
  [
    'a new cart is 200',
    'a new cart is empty, in dollars, taxed from outside, and of the guests’ group',
    answering(
      /cart\/create/,
      saying((body) => body, 200),
    ),
  ],
  [
    'the 409 is worded otherwise',
    versions,
    answering(
      update,
      saying((body) => (body.statusCode === 409 ? { ...body, message: 'Conflict' } : body)),
    ),
  ],
  [
    'a refusal has a code of its own',
    'all actions are done or none',
    answering(
      update,
      saying((body) => ('errors' in body ? { ...body, errors: [{ code: 'NoSuchProduct', message: 'No' }] } : body)),
    ),
  ],
  ['the version is not looked at', versions, versionless],
  ['of five at once all win', 'of five changes on one version at once exactly one is done', versionless],
  [
    'the 409 does not say the current version',
    versions,
    answering(
      update,
      saying((body) =>
        body.statusCode === 409 ? { ...body, errors: [{ code: 'ConcurrentModification', message: 'Conflict' }] } : body,
      ),
    ),
  ],
  ['actions are done one by one', 'all actions are done or none', oneByOne],
  ['stock never ends', stock, endless(house)],
  [
    'OutOfStock names no sku',
    stock,
    answering(
      update,
      saying((body) => ('errors' in body ? { ...body, errors: [{ code: 'OutOfStock', message: 'Sorry' }] } : body)),
    ),
  ],
  ['the shopper names the price', 'a price that the shopper states is refused or makes no difference', bargain],
  ['the group that is asked for is given', 'a guest does not get into the trade’s customer group', promotion],
  [
    'a shared cart changes with its cart',
    'a shared cart is a copy: later changes of the cart do not alter it',
    answering(
      /GET .*sharedcart/,
      saying((body) => ({ ...body, lineItems: linesOf(body).map((line) => ({ ...line, quantity: 5 })) })),
    ),
  ],
];
