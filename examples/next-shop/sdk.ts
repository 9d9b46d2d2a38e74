import { createSdk, type Sdk } from '@basin/sdk';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { cookieTokens, sessionCookie } from './session-cookie.ts';
import { systems } from './systems.ts';

/** The SDK of the shopper who sent the request; all components of one page share it. */
export const shopper = cache(async (): Promise<Sdk> => {
  const jar = await cookies();
  const keep = (text: string) => {
    try {
      jar.set(sessionCookie.name, text, sessionCookie.options);
    } catch {
      // Next sets no cookie while it renders a page: proxy.ts has renewed what was due
    }
  };
  return createSdk({ ...systems, tokens: cookieTokens(jar.get(sessionCookie.name)?.value, keep) });
});
