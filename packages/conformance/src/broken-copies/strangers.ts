import { asking, carrying, nameOf, type Break, type BrokenCopy } from './break.ts';

const looksMissing = 'a stranger’s cart looks like one that is missing';
const accounts = 'two customers see each the own account, and neither the other’s orders or lists';

const cartIdOf = async (request: Request): Promise<string> => {
  const text = request.method === 'POST' ? await request.clone().text() : '';
  return /"cartId":"([^"]+)"/.exec(text)?.[1] ?? new URL(request.url).searchParams.get('cartId') ?? '';
};

/** Whoever knows the id of a cart acts for who made it, at the calls that fit. */
const openTo = (fits: RegExp): Break => {
  const owners = new Map<string, string>();
  return (send) => async (system, request) => {
    const owner = fits.test(nameOf(request)) ? owners.get(await cartIdOf(request)) : undefined;
    const token = request.headers.get('authorization') ?? '';
    const isMade = nameOf(request).endsWith('/cart/create');
    const answer = await send(system, owner === undefined ? request : carrying('Authorization', () => owner)(request));
    if (isMade) owners.set(((await answer.clone().json()) as { id: string }).id, token);
    return answer;
  };
};

/** Who first makes a list lends the token to all who ask for lists. */
const sharedLists: Break = (send) => {
  let owner: string | undefined;
  return (system, request) => {
    const isAboutLists = nameOf(request).includes('/favorites');
    if (isAboutLists) owner ??= request.headers.get('authorization') ?? undefined;
    const token = isAboutLists ? owner : undefined;
    return send(system, token === undefined ? request : carrying('Authorization', () => token)(request));
  };
};

const erasesNothing: Break = (send) => (system, request) =>
  nameOf(request).endsWith('/customer/account')
    ? Promise.resolve(new Response(null, { status: 204 }))
    : send(system, request);

/** Copies that let one shopper into what is another's. */
export const strangerCopies: readonly BrokenCopy[] = [
  ['a discount code goes into any cart', looksMissing, openTo(/cart\/v2\/discount/)],
  ['any cart may be shared', looksMissing, openTo(/POST .*\/cart\/sharedcart$/)],
  ['shared lines go into any cart', looksMissing, openTo(/cart\/sharedcart\/items/)],
  ['the shipping of any cart is told', looksMissing, openTo(/checkout\/(?:shipping-cost|order-split-check)/)],
  ['any cart is sent anywhere', looksMissing, openTo(/shipmentfromcart/)],
  ['any cart is paid by anyone', looksMissing, openTo(/checkout\/payment|getToken/)],
  ['lists are everyone’s', accounts, sharedLists],
  [
    'one customer is all',
    accounts,
    asking(
      /customer\/me/,
      (() => {
        let first: string | null = null;
        return (request: Request) => {
          first ??= request.headers.get('authorization');
          return carrying('Authorization', () => first ?? '')(request);
        };
      })(),
    ),
  ],
  ['nothing is erased', 'an account that was erased is gone: its token, its sign-in, its e-mail', erasesNothing],
];
