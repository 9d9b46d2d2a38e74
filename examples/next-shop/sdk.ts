import { createSdk, type Sdk } from '@basin/sdk';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { cookieTokens, sessionCookie } from './session-cookie.ts';
import { systems } from './systems.ts';

/** Returns the SDK of the request's shopper. All components of a page share it. */
export const shopper = cache(async (): Promise<Sdk> => {
  const jar = await cookies();
  const keep = (text: string) => {
    try {
      jar.set(sessionCookie.name, text, sessionCookie.options);
    } catch {
      // Next cannot set cookies while rendering; proxy.ts has already renewed the token
    }
  };
  return createSdk({ ...systems, tokens: cookieTokens(jar.get(sessionCookie.name)?.value, keep) });
});
