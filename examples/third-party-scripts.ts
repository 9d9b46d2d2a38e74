import { createScriptAdapters, createThirdPartyScripts, type ScriptAdapters, type ThirdPartyOptions } from '@basin/sdk';

/** The global that an analytics vendor's script defines. */
interface Vendor {
  readonly tracker?: { readonly send: (name: string, details: object) => void };
}

/**
 * Creates the adapters of a page's third-party scripts. Without the shopper's consent nothing is fetched and every call
 * does nothing. The page's content security policy must allow the same hosts in `script-src`.
 */
export function createAnalyticsAdapters(page: ThirdPartyOptions['page'] & Vendor, hasAgreed: boolean): ScriptAdapters {
  if (!hasAgreed) return createScriptAdapters(createThirdPartyScripts({ page, urls: {} }));
  const urls = { analytics: 'https://analytics.example/track.js' };
  return createScriptAdapters(createThirdPartyScripts({ page, urls }), {
    analytics() {
      const { tracker } = page;
      return tracker && { track: ({ name, details = {} }) => tracker.send(name, details) };
    },
  });
}
