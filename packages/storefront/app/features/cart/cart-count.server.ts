import type { Context } from '../../shell/context.ts';
import { audienceContext, cartUnitsContext, logContext, shopperContext } from '../../shell/request-context.server.ts';
import { findShopperCart } from './shopper.server.ts';

/**
 * Returns the number of units in the shopper's cart. Returns 0 when the cart cannot be read, so that the page still
 * renders.
 */
export async function cartCount(context: Context): Promise<number> {
  const audience = context.get(audienceContext);
  if (audience) return audience.cartUnits;
  if (!context.get(shopperContext).isKnown) return 0;
  try {
    const units = (await findShopperCart(context))?.units ?? 0;
    context.set(cartUnitsContext, units);
    return units;
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'could not count the cart units');
    return 0;
  }
}
