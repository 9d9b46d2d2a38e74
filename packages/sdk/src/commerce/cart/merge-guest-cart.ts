import { cartAfterLogin } from '@basin/domain';
import type { CartDocument } from '../../contract/types.ts';
import type { TokenSession } from '../../session/token-session.ts';
import { findCart, type CartOnlyCalls, type Shopper } from './open-cart.ts';

/** The calls that a merge uses. */
export interface MergeCalls extends CartOnlyCalls {
  readonly session: Pick<TokenSession, 'current' | 'forgetGuest'>;
}

/** A guest's cart: its lines and saved lines. */
interface GuestCart {
  readonly id: string;
  readonly lines: Parameters<typeof cartAfterLogin>[0];
  readonly saved: Parameters<typeof cartAfterLogin>[0];
}

/**
 * Merges a guest's cart with items into the cart of a customer who has just signed in, or else fetches the customer's
 * cart. Then clears the guest identifier.
 *
 * @see platform spec §4 and wire reference §16
 */
export async function mergeGuestCart(
  calls: MergeCalls,
  shopper: Shopper,
  guestCart: GuestCart | null,
): Promise<CartDocument | null> {
  const cart =
    guestCart === null || cartAfterLogin([...guestCart.lines, ...guestCart.saved]) === 'fetchActive'
      ? await findCart(calls, shopper)
      : await merge(calls, guestCart.id);
  await calls.session.forgetGuest();
  return cart;
}

async function merge({ cart, session }: MergeCalls, anonymousCartId: string): Promise<CartDocument> {
  const { anonymousId } = await session.current();
  return cart.merge({ body: { anonymousCartId, ...(anonymousId !== undefined && { anonymousId }) } });
}
