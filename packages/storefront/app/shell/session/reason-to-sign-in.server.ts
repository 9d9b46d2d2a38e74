import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { sessionContext } from '../request-context.server.ts';
import type { ReasonToSignIn } from './shop-session.ts';

type Context = Readonly<RouterContextProvider>;

const isShownContext = createContext(false);

/** Makes the next page ask the shopper to sign in. An expired session remains the reason. */
export function promptSignIn(context: Context): void {
  if (!hasSessionExpired(context)) context.get(sessionContext).set('reasonToSignIn', 'signIn.required');
}

/** Makes the home page say why a customer sees it after signing in, and not the page for trade customers. */
export const explainHomePage = (context: Context): void =>
  context.get(sessionContext).set('reasonToSignIn', 'signIn.tradeOnly');

/** Whether the session has expired and no page has shown that yet. */
export const hasSessionExpired = (context: Context): boolean =>
  context.get(sessionContext).get('reasonToSignIn') === 'error.sessionExpired';

/** Clears the reason after a sign-in, in case no page has shown it. */
export const clearReason = (context: Context): void => context.get(sessionContext).unset('reasonToSignIn');

/** Returns the reason to sign in that the current page shows. */
export function reasonToShow(context: Context): ReasonToSignIn | undefined {
  context.set(isShownContext, true);
  return context.get(sessionContext).get('reasonToSignIn');
}

/** Clears a reason once a page has shown it, but not on a redirect. */
export const clearShownReason: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  if (context.get(isShownContext) && !isRedirect(response)) clearReason(context);
  return response;
};

/** React Router sends redirects to its own scripts with status 202. */
const isRedirect = ({ status }: Response): boolean => status === 202 || (status >= 300 && status < 400);
