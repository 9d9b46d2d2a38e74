import type { Session } from 'react-router';
import type { Context } from '../context.ts';
import { createNoticeCookies } from '../notices/notice-cookies.server.ts';
import { takeNotices } from '../notices/notices.server.ts';
import { environmentContext, noticesContext, sessionContext } from '../request-context.server.ts';
import { cartUnitsCookies } from './cart-units.server.ts';
import { createSealedSessions } from './sealed-session.server.ts';
import type { ShopSession } from './shop-session.ts';

/** The session of a request, and how to store in the cookies of its response what the request changed. */
export interface VisitCookies {
  readonly session: Session<ShopSession>;
  /** When the session has ended, a guest's session with a message replaces it. */
  readonly storeIn: (response: Response, hasEnded: boolean) => Promise<void>;
}

/** Reads the sealed cookies of a request: its session and its pending notices, which its context then has. */
export async function readVisitCookies(request: Request, context: Context): Promise<VisitCookies> {
  const { sessionSecret: secret, publicOrigin } = context.get(environmentContext);
  const sessions = createSealedSessions<ShopSession>({ secret, publicOrigin });
  const notices = createNoticeCookies({ secret, publicOrigin });
  const cookies = request.headers.get('Cookie');
  const session = await sessions.read(cookies);
  const before = JSON.stringify(session.data);
  const pending = await notices.read(cookies);
  context.set(sessionContext, session);
  context.set(noticesContext, pending);
  const endSession = async (): Promise<Session<ShopSession>> => {
    const ended = await sessions.read(null);
    ended.set('signInMessage', 'error.sessionExpired');
    takeNotices(context); // the previous customer's notices must not be shown to the guest
    return ended;
  };
  return {
    session,
    async storeIn(response, hasEnded) {
      const after = hasEnded ? await endSession() : session;
      const written = JSON.stringify(after.data) === before ? [] : await sessions.write(after, cookies);
      const units = written.length > 0 ? [] : cartUnitsCookies(request, context); // the count applies only to the current session
      for (const cookie of [...written, ...units, ...(await notices.write(pending, cookies))])
        response.headers.append('Set-Cookie', cookie);
    },
  };
}
