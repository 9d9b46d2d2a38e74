import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { sessionContext } from '../request-context.server.ts';
import type { ReasonToSignIn } from './shop-session.ts';

type Context = Readonly<RouterContextProvider>;

const isShownContext = createContext(false);

/** Has the next page ask to sign in; a session that has expired stays the reason. */
export function askToSignIn(context: Context): void {
  if (!hasSessionExpired(context)) context.get(sessionContext).set('reasonToSignIn', 'signIn.required');
}

/** Whether the shopper was signed in until now, and no page has said yet that the session has expired. */
export const hasSessionExpired = (context: Context): boolean =>
  context.get(sessionContext).get('reasonToSignIn') === 'error.sessionExpired';

/** Forgets the reason of a shopper who has signed in, when no page has shown it. */
export const forgetReason = (context: Context): void => context.get(sessionContext).unset('reasonToSignIn');

/** What the page that is being loaded shows as the reason to sign in. */
export function reasonToShow(context: Context): ReasonToSignIn | undefined {
  context.set(isShownContext, true);
  return context.get(sessionContext).get('reasonToSignIn');
}

/** Forgets a reason with the page that shows it, not with a redirect on the way there. */
export const sayReasonOnce: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  if (context.get(isShownContext) && !isRedirect(response)) forgetReason(context);
  return response;
};

/** The router gives redirects to its own scripts with status 202. */
const isRedirect = ({ status }: Response): boolean => status === 202 || (status >= 300 && status < 400);
