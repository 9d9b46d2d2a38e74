import { parse, serialize } from 'hono/utils/cookie';

const name = 'sid';

/** Returns the session cookie of a request. */
export function sessionCookieOf(request: Request): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** Returns the header that sets the session cookie, or deletes it when the value is undefined. */
export function sessionCookieHeader(origin: string, value: string | undefined): string {
  return serialize(name, value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    ...(value === undefined && { maxAge: 0 }),
  });
}
