import { redirect, type LoaderFunctionArgs } from 'react-router';
import { languageContext, sessionContext } from '../../shell/request-context.server.ts';

/** Returns why the last payment was declined. Redirects a shopper without one to the cart. */
export function loadDeclined({ context }: LoaderFunctionArgs) {
  const reason = context.get(sessionContext).get('declined');
  if (!reason) throw redirect(`/${context.get(languageContext).locale}/cart`);
  return { reason, isOfBank: reason === 'checkout.declined.text' };
}
