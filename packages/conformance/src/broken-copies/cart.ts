import type { Send } from '../testing.ts';
import {
  changingResponse,
  changingRequest,
  withRequestHeader,
  linesOf,
  nameOf,
  changingJson,
  changingBody,
  type PlantFault,
  type BrokenCopy,
  type Json,
} from './broken-copy.ts';
import type { TestShop } from './shop.ts';

const update = /POST .*\/cart\/v2\/items/;
const anyCart = /(?:POST|GET) .*\/cart\/(?:v2\/items|create|active|[\w-]{36})$/;

const versions =
  'every change raises the version; a change of an older version is 409 with currentVersion and changes nothing';
const arithmetic =
  'a line costs the catalogue price times its quantity in whole cents, and the total is the sum of the lines';
const stock = 'a quantity above the stock is 400 OutOfStock with the sku; the whole stock is accepted';

const withoutVersion = changingRequest(
  update,
  changingBody(({ version: _, ...body }) => body),
);

/** Sets the amount of each line. */
const withLineAmounts = (amountOf: (line: Json) => number) =>
  changingJson((body) => ({
    ...body,
    lineItems: linesOf(body).map((line) => ({
      ...line,
      totalPrice: { currencyCode: 'USD', centAmount: amountOf(line) },
    })),
  }));

const centsOf = ({ totalPrice }: Json): number => (totalPrice as { centAmount: number }).centAmount;

/** Sends each action as a separate change. */
const oneByOne: PlantFault = (send) => async (system, request) => {
  if (!update.test(nameOf(request))) return send(system, request);
  const { version: _, actions, ...rest } = (await request.json()) as Json;
  let response = new Response();
  for (const action of actions as Json[]) {
    const body = JSON.stringify({ ...rest, actions: [action] });
    response = await send(system, new Request(request.url, { method: 'POST', headers: request.headers, body }));
    if (!response.ok) break;
  }
  return response;
};

/** Sets the price in the request. */
const acceptsPrices: PlantFault = (send) => async (system, request) => {
  const [copy, name] = [request.clone(), nameOf(request)];
  const body = update.test(name) ? JSON.stringify(await copy.json()) : '';
  if (!body.includes('externalPrice')) return send(system, request);
  const withoutPrice = ({ externalPrice: _, price: __, ...action }: Json) => action;
  const plain = await changingBody((json) => ({ ...json, actions: (json.actions as Json[]).map(withoutPrice) }))(
    request,
  );
  return withLineAmounts(() => 1)(await send(system, plain), request);
};

/** Grants the customer group in the request. */
const grantsGroups: PlantFault = (send) => async (system, request) => {
  const isRequested = update.test(nameOf(request)) && (await request.clone().text()).includes('setCustomerGroup');
  if (!isRequested) return send(system, request);
  const customerGroup = { typeId: 'customer-group', id: 'g', obj: { id: 'g', key: 'TVS' } };
  return Response.json({ type: 'Cart', id: 'c', version: 9, lineItems: [], customLineItems: [], customerGroup });
};

/** Reads any cart with its owner's token. */
const ignoresOwners: PlantFault = (send) => {
  const owners = new Map<string, string>();
  return async (system, request) => {
    const [name, token] = [nameOf(request), request.headers.get('authorization') ?? ''];
    const owner = request.method === 'GET' ? owners.get(name.split('/').at(-1) ?? '') : undefined;
    const response = await send(
      system,
      owner === undefined ? request : withRequestHeader('Authorization', () => owner)(request),
    );
    if (name.endsWith('/cart/create')) owners.set(((await response.clone().json()) as { id: string }).id, token);
    return response;
  };
};

/** Ignores the stock. */
const ignoresStock =
  ({ db }: TestShop): PlantFault =>
  (send: Send) =>
  async (system, request) => {
    if (!update.test(nameOf(request))) return send(system, request);
    await db
      .updateTable('stock')
      .set((eb) => ({ available: eb('available', '+', 100_000) }))
      .execute();
    const response = await send(system, request);
    await db
      .updateTable('stock')
      .set((eb) => ({ available: eb('available', '-', 100_000) }))
      .execute();
    return response;
  };

/** Adds a cent to every tax amount. */
const withHigherTax = changingJson((body) => {
  const { taxedPrice, calculation } = body as Record<string, Record<string, Amount> | undefined>;
  if (!taxedPrice || !calculation) return body;
  const { totalTax, totalGross, taxPortions } = taxedPrice;
  const portions = (taxPortions as unknown as { amount: Amount }[]).map((part) => ({
    ...part,
    amount: plusOneCent(part.amount),
  }));
  return {
    ...body,
    taxedPrice: {
      ...taxedPrice,
      totalTax: plusOneCent(totalTax),
      totalGross: plusOneCent(totalGross),
      taxPortions: portions,
    },
    calculation: {
      ...calculation,
      taxTotal: plusOneCent(calculation.taxTotal),
      grandTotal: plusOneCent(calculation.grandTotal),
    },
  };
});

interface Amount {
  readonly centAmount: number;
}
const plusOneCent = (amount: Amount | undefined) => ({ ...amount, centAmount: (amount?.centAmount ?? 0) + 1 });

/** Copies with faulty carts. */
export const cartCopies = (shop: TestShop): BrokenCopy[] => [
  [
    'the Idempotency-Key of a change is ignored',
    'a change that is sent again with the same Idempotency-Key is applied once',
    changingRequest(
      update,
      withRequestHeader('Idempotency-Key', () => crypto.randomUUID()),
    ),
  ],
  [
    'cartExists is missing',
    'the active cart of a new guest is 404 with cartExists: false, and the cart itself once it is created',
    changingResponse(
      /cart\/active/,
      changingJson(({ cartExists: _, ...body }) => body),
    ),
  ],
  [
    'a new cart calculates its own tax',
    'a new cart is empty, in dollars, with external tax and the guests’ customer group',
    changingResponse(
      /cart\/(?:create|active)/,
      changingJson((body) => ({ ...body, taxMode: 'Platform' })),
    ),
  ],
  [
    'a cart has no version',
    'adding the same sku again raises the quantity of its line; quantity 0 removes a line',
    changingResponse(
      anyCart,
      changingJson(({ version: _, ...body }) => body),
    ),
  ],
  ['anyone with its id can read a cart', 'another guest cannot read a cart, even with its id', ignoresOwners],
  [
    'two of a sku cost a cent more',
    arithmetic,
    changingResponse(
      update,
      withLineAmounts((line) => centsOf(line) + (line.quantity === 2 ? 1 : 0)),
    ),
  ],
  [
    'amounts are dollars',
    arithmetic,
    changingResponse(
      update,
      withLineAmounts((line) => centsOf(line) / 100),
    ),
  ],
  [
    'the total of the cart is a cent more',
    arithmetic,
    changingResponse(
      update,
      changingJson((body) =>
        'totalPrice' in body ? { ...body, totalPrice: plusOneCent(body.totalPrice as Amount) } : body,
      ),
    ),
  ],
  [
    'the tax is a cent more',
    'each tax portion is its rate times the net price, to the cent, and the grand total is the sum of all figures',
    changingResponse(update, withHigherTax),
  ],
  [
    'a new cart is 200',
    'a new cart is empty, in dollars, with external tax and the guests’ customer group',
    changingResponse(
      /cart\/create/,
      changingJson((body) => body, 200),
    ),
  ],
  [
    'the 409 has another message',
    versions,
    changingResponse(
      update,
      changingJson((body) => (body.statusCode === 409 ? { ...body, message: 'Conflict' } : body)),
    ),
  ],
  [
    'an error response has an undocumented code',
    'either all actions of a change apply or none',
    changingResponse(
      update,
      changingJson((body) =>
        'errors' in body ? { ...body, errors: [{ code: 'NoSuchProduct', message: 'No' }] } : body,
      ),
    ),
  ],
  ['the version is ignored', versions, withoutVersion],
  [
    'all of five simultaneous changes apply',
    'of five simultaneous changes of one version exactly one applies',
    withoutVersion,
  ],
  [
    'the 409 lacks the current version',
    versions,
    changingResponse(
      update,
      changingJson((body) =>
        body.statusCode === 409 ? { ...body, errors: [{ code: 'ConcurrentModification', message: 'Conflict' }] } : body,
      ),
    ),
  ],
  ['actions apply one by one', 'either all actions of a change apply or none', oneByOne],
  ['the stock is ignored', stock, ignoresStock(shop)],
  [
    'OutOfStock names no sku',
    stock,
    changingResponse(
      update,
      changingJson((body) =>
        'errors' in body ? { ...body, errors: [{ code: 'OutOfStock', message: 'Sorry' }] } : body,
      ),
    ),
  ],
  ['the shopper sets the price', 'a price sent by the shopper is rejected or ignored', acceptsPrices],
  ['a requested customer group is granted', 'a guest cannot join the trade customer group', grantsGroups],
  [
    'a shared cart changes with its cart',
    'a shared cart is a copy: later changes to the original do not alter it',
    changingResponse(
      /GET .*sharedcart/,
      changingJson((body) => ({ ...body, lineItems: linesOf(body).map((line) => ({ ...line, quantity: 5 })) })),
    ),
  ],
];
