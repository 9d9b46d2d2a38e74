import {
  changingResponse,
  changingRequest,
  linesOf,
  nameOf,
  changingJson,
  changingBody,
  type PlantFault,
  type BrokenCopy,
} from './broken-copy.ts';
import type { TestShop } from './shop.ts';

const merge = /POST .*\/cart\/merge/;
const noLineLost = 'a merge loses no line: the larger quantity of the same sku stays, the other lines are added';

/** A failed sign-in reveals whether the user exists. */
const revealsUsers = changingResponse(/\/authn$/, async (response, request) => {
  const { username } = (await request.json()) as { username: string };
  if (response.status !== 401 || !username.startsWith('nobody')) return response;
  return changingJson((body) => ({ ...body, errorSummary: 'No such user' }))(response, request);
});

const revokesNothing: PlantFault = (send) => (system, request) =>
  nameOf(request).endsWith('/revoke') ? Promise.resolve(new Response()) : send(system, request);

/** Accepts any guest as the owner of a cart. */
const acceptsAnyGuest = ({ db }: TestShop): PlantFault =>
  changingRequest(merge, async (request) => {
    const { anonymousCartId: id } = (await request.clone().json()) as { anonymousCartId: string };
    const cart = await db.selectFrom('carts').select('anonymous_id').where('id', '=', id).executeTakeFirstOrThrow();
    return changingBody((body) => ({ ...body, anonymousId: cart.anonymous_id }))(request);
  });

/** Replaces the version of every change with the current one. */
const ignoresVersion = ({ db }: TestShop): PlantFault =>
  changingRequest(/customer\/profile/, async (request) => {
    const newest = db.selectFrom('customers').select('version').orderBy('last_modified_at', 'desc');
    const { version } = await newest.executeTakeFirstOrThrow();
    return changingBody((body) => ({ ...body, version }))(request);
  });

/** Copies with faults in customers, their sign-in and their carts. */
export const customerCopies = (shop: TestShop): BrokenCopy[] => [
  ['sign-in reveals which users exist', 'a wrong password and an unknown user get the same response', revealsUsers],
  ['no token is revoked', 'a refresh token returns new tokens until it is revoked', revokesNothing],
  [
    'a profile changes on any version',
    'a profile changes with its current version and not with an older one',
    ignoresVersion(shop),
  ],
  [
    'a merge loses the last line',
    noLineLost,
    changingResponse(
      merge,
      changingJson((body) => ({ ...body, lineItems: linesOf(body).slice(0, -1) })),
    ),
  ],
  [
    'a merge adds the quantities',
    noLineLost,
    changingResponse(
      merge,
      changingJson((body) => ({
        ...body,
        lineItems: linesOf(body).map((line) => ({ ...line, quantity: Number(line.quantity) + 1 })),
      })),
    ),
  ],
  ['the guest’s id is not required', 'merging a guest’s cart requires the guest’s id', acceptsAnyGuest(shop)],
];
