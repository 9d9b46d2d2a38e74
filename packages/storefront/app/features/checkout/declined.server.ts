import { redirect, type LoaderFunctionArgs } from 'react-router';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { sessionContext } from '../../shell/request-context.server.ts';

/** Returns why the last payment was declined. Redirects a shopper without one to the cart. */
export function loadDeclined({ context }: LoaderFunctionArgs) {
  const reason = context.get(sessionContext).get('declined');
  if (!reason) throw redirect(pathIn(context, '/cart'));
  return { reason, isOfBank: reason === 'checkout.declined.text' };
}
