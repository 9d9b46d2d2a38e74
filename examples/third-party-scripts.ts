import { createScriptAdapters, createThirdPartyScripts, type ScriptAdapters, type ThirdPartyOptions } from '@basin/sdk';

/** What the script of an analytics vendor leaves behind on the page. */
interface Vendor {
  readonly tracker?: { readonly send: (name: string, details: object) => void };
}

/**
 * What a page asks of the scripts of others. Before the shopper has agreed nothing is fetched and every call does
 * nothing; the page's content policy names the same hosts in its `script-src`.
 */
export function scriptsOf(page: ThirdPartyOptions['page'] & Vendor, hasAgreed: boolean): ScriptAdapters {
  if (!hasAgreed) return createScriptAdapters(createThirdPartyScripts({ page, addresses: {} }));
  const addresses = { analytics: 'https://analytics.example/track.js' };
  return createScriptAdapters(createThirdPartyScripts({ page, addresses }), {
    analytics() {
      const { tracker } = page;
      return tracker && { track: ({ name, details = {} }) => tracker.send(name, details) };
    },
  });
}
