import { contract } from '@basin/sdk/contract';
import * as z from 'zod/mini';
import type { IdentityContext } from './identity-context.ts';
import { noSuchSession } from './identity-problem.ts';
import { sessionCookieHeader, sessionCookieOf } from './session-cookie.ts';
import { closeSession, extendSession, findSession, type IdentitySession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { issueTokens, revokeToken } from './token-endpoint.ts';
import { implement, Reply } from '../http/implement.ts';

// validated in the endpoint, because OAuth specifies its own errors for an invalid form
const token = { ...contract.identity.token, body: z._default(z.record(z.string(), z.string()), {}) };

/** Handlers of sign-in, the browser's session, and tokens. */
export const identityHandlers = (context: IdentityContext) =>
  implement(
    { ...contract.identity, token },
    {
      signIn: ({ body, callerAddress }) => signIn(context, body, callerAddress),
      session: ({ request, db, now }) => presentSession(context, findSession(db, cookieOf(request), now())),
      refreshSession: ({ request, db, now }) => presentSession(context, extendSession(db, cookieOf(request), now())),
      async closeSession({ request, db }) {
        if (!(await closeSession(db, cookieOf(request)))) throw noSuchSession();
        context.log.info({ event: 'session-closed' }, 'a session was closed');
        return new Reply(undefined, { headers: { 'Set-Cookie': sessionCookieHeader(context.origin, undefined) } });
      },
      token: ({ body }) => issueTokens(context, body),
      async revoke({ body }) {
        await revokeToken(context, body);
        context.log.info({ event: 'token-revoked' }, 'a token was revoked');
        return new Reply(undefined, { status: 200 });
      },
    },
  );

const cookieOf = (request: Request) => sessionCookieOf(request) ?? '';

async function presentSession({ db }: IdentityContext, found: Promise<IdentitySession | undefined>) {
  const session = await found;
  if (!session) throw noSuchSession();
  const { login } = await db
    .selectFrom('accounts')
    .where('uid', '=', session.uid)
    .select('login')
    .executeTakeFirstOrThrow(noSuchSession);
  return { id: session.id, userId: session.uid, login, status: 'ACTIVE', expiresAt: session.expiresAt.toISOString() };
}
