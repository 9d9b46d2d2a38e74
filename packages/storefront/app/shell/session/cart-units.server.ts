import { parse } from 'hono/utils/cookie';
import { safeMethods } from '../../../server/same-origin.ts';
import type { Context } from '../context.ts';
import { cartUnitsContext, environmentContext, sessionContext, shopperContext } from '../request-context.server.ts';
import { createCartUnitsCookie } from './cart-units-cookie.server.ts';

/**
 * Returns the `Set-Cookie` headers that store a guest's cart count, with which they get shared pages. Any change of the
 * cart deletes the count until a page has read it again.
 */
export function cartUnitsCookies(request: Request, context: Context): string[] {
  const { sessionSecret: secret, publicOrigin } = context.get(environmentContext);
  const units = unitsToStore(context);
  if (units === undefined && safeMethods.has(request.method)) return [];
  const cookies = parse(request.headers.get('Cookie') ?? '');
  const written = createCartUnitsCookie({ secret, publicOrigin }).write(units, cookies);
  return written === undefined ? [] : [written];
}

/** Returns undefined when pages show more personal data than the cart count. */
function unitsToStore(context: Context): number | undefined {
  const { isSignedIn, isKnown } = context.get(shopperContext);
  const isPlainGuest = isKnown && !isSignedIn && !context.get(sessionContext).has('signInMessage');
  const units = context.get(cartUnitsContext);
  return isPlainGuest && units !== null && units < 1_000 ? units : undefined;
}
