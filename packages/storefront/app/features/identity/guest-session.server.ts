import type { LoaderFunctionArgs } from 'react-router';
import { sdkContext, shopperContext } from '../../shell/request-context.server.ts';

/**
 * Opens a new guest's session while a page without scripts loads. Otherwise two quick clicks on "Add to Cart" would
 * each open a session with its own cart, and one would be lost. Browsers wait for this empty style sheet before they
 * render the page.
 */
export async function openGuestSession({ context }: LoaderFunctionArgs): Promise<Response> {
  // a failure would also affect the page's own calls, which report it
  if (!context.get(shopperContext).isKnown)
    await context
      .get(sdkContext)
      .session.bearer()
      .catch(() => undefined);
  return new Response('/* no style */', {
    headers: { 'Content-Type': 'text/css', 'Cache-Control': 'private, no-store' },
  });
}
