import type { RouterContextProvider } from 'react-router';
import { audienceContext, cartUnitsContext, logContext, shopperContext } from '../../shell/request-context.server.ts';
import { findShopperCart } from './shopper.server.ts';

/** How many units the shopper's cart holds; 0 also when it could not be asked, for that must not keep a page from showing. */
export async function cartCount(context: Readonly<RouterContextProvider>): Promise<number> {
  const audience = context.get(audienceContext);
  if (audience) return audience.cartUnits;
  if (!context.get(shopperContext).isKnown) return 0;
  try {
    const units = (await findShopperCart(context))?.units ?? 0;
    context.set(cartUnitsContext, units);
    return units;
  } catch (error) {
    context.get(logContext).warn({ err: error }, 'the cart could not be counted');
    return 0;
  }
}
