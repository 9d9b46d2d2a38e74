import { redirect, type MiddlewareFunction } from 'react-router';
import { leaveNotice } from '../../notices/notices.server.ts';
import { languageContext, shopperContext } from '../../request-context.server.ts';

/** Leads who is not signed in to the sign-in page, and from there back. @see platform spec §2 */
export const signedInOnly: MiddlewareFunction<Response> = ({ request, context }) => {
  if (context.get(shopperContext).isSignedIn) return;
  const { pathname, search } = new URL(request.url);
  leaveNotice(context, { key: 'signIn.required', tone: 'info' });
  const { locale } = context.get(languageContext);
  throw redirect(`/${locale}/sign-in?returnTo=${encodeURIComponent(pathname + search)}`);
};
