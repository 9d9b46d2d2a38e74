import { parse } from 'hono/utils/cookie';
import type { RouterContextProvider } from 'react-router';
import { readingMethods } from '../../../server/same-origin.ts';
import { cartUnitsContext, environmentContext, sessionContext, shopperContext } from '../request-context.server.ts';
import { createCartUnitsCookie } from './cart-units-cookie.server.ts';

/**
 * Returns the `Set-Cookie` headers that keep a guest's count of the cart, with which they get the pages that guests share.
 * Whatever may have changed the cart ends it until a page has counted anew.
 */
export function keepCartUnits(request: Request, context: Readonly<RouterContextProvider>): string[] {
  const { sessionSecret: secret, publicOrigin } = context.get(environmentContext);
  const units = unitsToKeep(context);
  if (units === undefined && readingMethods.has(request.method)) return [];
  const cookies = parse(request.headers.get('Cookie') ?? '');
  const written = createCartUnitsCookie({ secret, publicOrigin }).write(units, cookies);
  return written === undefined ? [] : [written];
}

/** Nothing when pages show more of the visitor than the count of their cart. */
function unitsToKeep(context: Readonly<RouterContextProvider>): number | undefined {
  const { isSignedIn, isKnown } = context.get(shopperContext);
  const isPlainGuest = isKnown && !isSignedIn && !context.get(sessionContext).has('reasonToSignIn');
  const units = context.get(cartUnitsContext);
  return isPlainGuest && units !== null && units < 1_000 ? units : undefined;
}
