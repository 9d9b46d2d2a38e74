import { createContext, type MiddlewareFunction } from 'react-router';
import type { Context } from '../context.ts';
import { sessionContext } from '../request-context.server.ts';
import type { SignInMessage } from './shop-session.ts';

const isShownContext = createContext(false);

/** Makes the next page ask the shopper to sign in. An expired session remains the message. */
export function promptSignIn(context: Context, message: SignInMessage = 'signIn.required'): void {
  if (!hasSessionExpired(context)) context.get(sessionContext).set('signInMessage', message);
}

/**
 * Makes the next page tell a customer who has just signed up or signed in, here or in another tab, what to expect: the
 * first message stays.
 */
export function tellCustomer(
  context: Context,
  message: Extract<SignInMessage, 'project.tradeOnly' | 'signUp.tradeAsked' | 'signIn.tradeOnly'>,
): void {
  const session = context.get(sessionContext);
  if (!session.has('signInMessage')) session.set('signInMessage', message);
}

/** Whether the session has expired and no page has shown that yet. */
export const hasSessionExpired = (context: Context): boolean =>
  context.get(sessionContext).get('signInMessage') === 'error.sessionExpired';

/** Clears the message after a sign-in, in case no page has shown it. */
export const clearSignInMessage = (context: Context): void => context.get(sessionContext).unset('signInMessage');

/** Returns the message that the current page shows. */
export function messageToShow(context: Context): SignInMessage | undefined {
  context.set(isShownContext, true);
  return context.get(sessionContext).get('signInMessage');
}

/** Clears a message once a page has shown it, but not on a redirect. */
export const clearShownMessage: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  if (context.get(isShownContext) && !isRedirect(response)) clearSignInMessage(context);
  return response;
};

/** React Router sends redirects to its own scripts with status 202. */
const isRedirect = ({ status }: Response): boolean => status === 202 || (status >= 300 && status < 400);
