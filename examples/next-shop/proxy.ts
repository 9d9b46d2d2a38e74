import { createSdk } from '@basin/sdk';
import { NextResponse, type NextRequest } from 'next/server';
import { cookieTokens, sessionCookie } from './session-cookie.ts';
import { systems } from './systems.ts';

/** Before a page renders, gets a token for a new guest or renews an expired one, for the page and the browser. */
export async function proxy(request: NextRequest) {
  const { name, options } = sessionCookie;
  let kept: string | undefined;
  const tokens = cookieTokens(request.cookies.get(name)?.value, (text) => (kept = text));
  await createSdk({ ...systems, tokens })
    .session.bearer()
    .catch(() => undefined); // the page then fails too, and app/error.tsx takes its place
  if (kept === undefined) return NextResponse.next();
  request.cookies.set(name, kept);
  const response = NextResponse.next({ request });
  response.cookies.set(name, kept, options);
  return response;
}

export const config = { matcher: '/((?!_next/|favicon.ico).*)' };
