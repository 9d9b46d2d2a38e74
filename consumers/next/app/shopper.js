import { createSdk } from '@basin/sdk';
import { cookies } from 'next/headers';

const cookie = { httpOnly: true, sameSite: 'lax', secure: process.env.NODE_ENV === 'production', path: '/' };

/** The SDK of the shopper who sent the request. Their tokens are in a cookie that no script of a page can read. */
export async function shopper() {
  const jar = await cookies();
  let session = jar.has('shopper') ? JSON.parse(jar.get('shopper').value) : undefined;
  const write = (changed) => {
    session = changed && { ...changed, idToken: undefined }; // a cookie has 4 KB
    try {
      jar.set('shopper', session ? JSON.stringify(session) : '', { ...cookie, ...(!session && { maxAge: 0 }) });
    } catch {
      // Next sets no cookie while it renders a page: a route or an action does
    }
  };
  return createSdk({ gatewayUrl: process.env.GATEWAY_URL, tokens: { read: () => session, write } });
}
