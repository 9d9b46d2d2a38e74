import type { LoaderFunctionArgs } from 'react-router';
import { sdkContext, shopperContext } from '../../shell/request-context.server.ts';

/**
 * Opens the session of a new guest, beside a page that is shown without scripts. Else the first two presses of "Add to cart", the second
 * before the first is answered, would each open a session with a cart of its own, and only one of them would count. Browsers show the
 * page once this style sheet, which styles nothing, is there.
 */
export async function openGuestSession({ context }: LoaderFunctionArgs): Promise<Response> {
  // a failure is one of the page's own calls, which report it
  if (!context.get(shopperContext).isKnown)
    await context
      .get(sdkContext)
      .session.bearer()
      .catch(() => undefined);
  return new Response('/* no style */', {
    headers: { 'Content-Type': 'text/css', 'Cache-Control': 'private, no-store' },
  });
}
