import { parse, serialize } from 'hono/utils/cookie';

const NAME = 'sid';

/** The value of the session cookie of a request. */
export function sessionCookieOf(request: Request): string | undefined {
  return parse(request.headers.get('cookie') ?? '', NAME)[NAME];
}

/** A header that sets the session cookie; no value takes it away. */
export function sessionCookieHeader(origin: string, value: string | undefined): string {
  return serialize(NAME, value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    ...(value === undefined && { maxAge: 0 }),
  });
}
