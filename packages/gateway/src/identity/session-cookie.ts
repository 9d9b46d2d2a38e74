import { parse, serialize } from 'hono/utils/cookie';

const NAME = 'sid';

/** Returns the session cookie of a request. */
export function sessionCookieOf(request: Request): string | undefined {
  return parse(request.headers.get('cookie') ?? '', NAME)[NAME];
}

/** Returns the header that sets the session cookie, or deletes it when the value is undefined. */
export function sessionCookieHeader(origin: string, value: string | undefined): string {
  return serialize(NAME, value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    ...(value === undefined && { maxAge: 0 }),
  });
}
