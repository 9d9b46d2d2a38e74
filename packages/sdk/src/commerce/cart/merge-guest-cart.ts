import { cartAfterLogin } from '@basin/domain';
import type { Cart as WireCart } from '../../contract/types.ts';
import type { TokenSession } from '../../session/token-session.ts';
import { findCart, type CartOnlyCalls, type Shopper } from './open-cart.ts';

/** The calls that a merge needs. */
export interface MergeCalls extends CartOnlyCalls {
  readonly session: Pick<TokenSession, 'current' | 'forgetGuest'>;
}

/** The cart that a guest had: what is in it, and what is saved for later. */
interface GuestCart {
  readonly id: string;
  readonly lines: Parameters<typeof cartAfterLogin>[0];
  readonly saved: Parameters<typeof cartAfterLogin>[0];
}

/**
 * The cart of a customer who has just signed in: a guest's cart with items is merged into it, otherwise it is fetched.
 * The guest is then forgotten.
 *
 * @see platform spec §4 and wire reference §16
 */
export async function mergeGuestCart(
  calls: MergeCalls,
  shopper: Shopper,
  guestCart: GuestCart | null,
): Promise<WireCart | null> {
  const cart =
    guestCart === null || cartAfterLogin([...guestCart.lines, ...guestCart.saved]) === 'fetchActive'
      ? await findCart(calls, shopper)
      : await merge(calls, guestCart.id);
  await calls.session.forgetGuest();
  return cart;
}

async function merge({ cart, session }: MergeCalls, anonymousCartId: string): Promise<WireCart> {
  const { anonymousId } = await session.current();
  return cart.merge({ body: { anonymousCartId, ...(anonymousId !== undefined && { anonymousId }) } });
}
