import { changingRequest, withRequestHeader, nameOf, type PlantFault, type BrokenCopy } from './broken-copy.ts';

const isIndistinguishableFromMissing = 'a cart of another shopper is indistinguishable from a missing one';
const accounts = 'each of two customers sees their own account, and not the orders or lists of the other';

const cartIdOf = async (request: Request): Promise<string> => {
  const text = request.method === 'POST' ? await request.clone().text() : '';
  return /"cartId":"([^"]+)"/.exec(text)?.[1] ?? new URL(request.url).searchParams.get('cartId') ?? '';
};

/** Lets anyone with the id of a cart act as its owner, in the matching calls. */
const ignoresOwner = (pattern: RegExp): PlantFault => {
  const owners = new Map<string, string>();
  return (send) => async (system, request) => {
    const owner = pattern.test(nameOf(request)) ? owners.get(await cartIdOf(request)) : undefined;
    const token = request.headers.get('authorization') ?? '';
    const isCreation = nameOf(request).endsWith('/cart/create');
    const response = await send(
      system,
      owner === undefined ? request : withRequestHeader('Authorization', () => owner)(request),
    );
    if (isCreation) owners.set(((await response.clone().json()) as { id: string }).id, token);
    return response;
  };
};

/** Shows the first customer's lists to everyone. */
const sharedLists: PlantFault = (send) => {
  let owner: string | undefined;
  return (system, request) => {
    const isAboutLists = nameOf(request).includes('/favorites');
    if (isAboutLists) owner ??= request.headers.get('authorization') ?? undefined;
    const token = isAboutLists ? owner : undefined;
    return send(system, token === undefined ? request : withRequestHeader('Authorization', () => token)(request));
  };
};

const erasesNothing: PlantFault = (send) => (system, request) =>
  nameOf(request).endsWith('/customer/account')
    ? Promise.resolve(new Response(null, { status: 204 }))
    : send(system, request);

/** Copies that give one shopper access to another shopper's data. */
export const otherShopperCopies: readonly BrokenCopy[] = [
  ['anyone can add a discount code to any cart', isIndistinguishableFromMissing, ignoresOwner(/cart\/v2\/discount/)],
  ['anyone can share any cart', isIndistinguishableFromMissing, ignoresOwner(/POST .*\/cart\/sharedcart$/)],
  ['anyone can add shared lines to any cart', isIndistinguishableFromMissing, ignoresOwner(/cart\/sharedcart\/items/)],
  [
    'anyone can read the shipping cost of any cart',
    isIndistinguishableFromMissing,
    ignoresOwner(/checkout\/(?:shipping-cost|order-split-check)/),
  ],
  [
    'anyone can change the shipping address of any cart',
    isIndistinguishableFromMissing,
    ignoresOwner(/shipmentfromcart/),
  ],
  ['anyone can pay for any cart', isIndistinguishableFromMissing, ignoresOwner(/checkout\/payment|getToken/)],
  ['everyone sees every list', accounts, sharedLists],
  [
    'all customers see the same account',
    accounts,
    changingRequest(
      /customer\/me/,
      (() => {
        let first: string | null = null;
        return (request: Request) => {
          first ??= request.headers.get('authorization');
          return withRequestHeader('Authorization', () => first ?? '')(request);
        };
      })(),
    ),
  ],
  ['nothing is erased', 'an erased account is gone: its token, its sign-in, its e-mail address', erasesNothing],
];
