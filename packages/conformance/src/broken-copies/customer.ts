import { answering, asking, linesOf, nameOf, saying, sending, type Break, type BrokenCopy } from './break.ts';
import type { House } from './house.ts';

const merge = /POST .*\/cart\/merge/;
const noLineLost = 'no line is lost: the larger quantity of the same sku stays, the others are added';

/** A refused sign-in says whether there is such a user. */
const knowsUsers = answering(/\/authn$/, async (answer, request) => {
  const { username } = (await request.json()) as { username: string };
  if (answer.status !== 401 || !username.startsWith('nobody')) return answer;
  return saying((body) => ({ ...body, errorSummary: 'No such user' }))(answer, request);
});

const revokesNothing: Break = (send) => (system, request) =>
  nameOf(request).endsWith('/revoke') ? Promise.resolve(new Response()) : send(system, request);

/** Whoever names a cart is believed to be its guest. */
const believesGuests = ({ db }: House): Break =>
  asking(merge, async (request) => {
    const { anonymousCartId: id } = (await request.clone().json()) as { anonymousCartId: string };
    const cart = await db.selectFrom('carts').select('anonymous_id').where('id', '=', id).executeTakeFirstOrThrow();
    return sending((body) => ({ ...body, anonymousId: cart.anonymous_id }))(request);
  });

/** The version of a change is the newest, whatever it says. */
const anyVersion = ({ db }: House): Break =>
  asking(/customer\/profile/, async (request) => {
    const newest = db.selectFrom('customers').select('version').orderBy('last_modified_at', 'desc');
    const { version } = await newest.executeTakeFirstOrThrow();
    return sending((body) => ({ ...body, version }))(request);
  });

/** Copies that are wrong about customers, their sign-in and their carts. */
export const customerCopies = (house: House): BrokenCopy[] => [
  ['sign-in knows who exists', 'a wrong password and an unknown user are answered alike', knowsUsers],
  ['nothing is revoked', 'a refresh token gets new tokens until it is revoked', revokesNothing],
  [
    'a profile changes on any version',
    'a name changes on the version seen last, and on no older one',
    anyVersion(house),
  ],
  [
    'a merge loses the last line',
    noLineLost,
    answering(
      merge,
      saying((body) => ({ ...body, lineItems: linesOf(body).slice(0, -1) })),
    ),
  ],
  [
    'a merge adds quantities up',
    noLineLost,
    answering(
      merge,
      saying((body) => ({
        ...body,
        lineItems: linesOf(body).map((line) => ({ ...line, quantity: Number(line.quantity) + 1 })),
      })),
    ),
  ],
  ['the guest’s id is not asked for', 'a guest’s cart cannot be taken without the guest’s id', believesGuests(house)],
];
