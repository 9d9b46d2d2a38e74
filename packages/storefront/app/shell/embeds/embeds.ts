import { createScriptAdapters, createThirdPartyScripts, type ScriptAdapters, type ScriptVendors } from '@basin/sdk';
import { embedPolicyName } from './embed-policy.ts';

/** The URLs of the third-party scripts that embed content. Undefined for a script that is not configured. */
export interface EmbedUrls {
  readonly financing?: string | undefined;
  /** Replaces `{key}` in the financing URL. */
  readonly financingKey?: string | undefined;
  readonly reviews?: string | undefined;
  readonly video?: string | undefined;
}

type Vendor<Name extends keyof ScriptVendors> = ReturnType<NonNullable<ScriptVendors[Name]>>;

/** The globals of the embedded scripts, and the page's Trusted Types. */
interface EmbedWindow {
  readonly financing?: Vendor<'financing'>;
  readonly reviews?: Vendor<'reviews'>;
  readonly video?: Vendor<'video'>;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}

let adapters: ScriptAdapters | undefined;

/** Returns the adapters of the third-party scripts. Each script is loaded once, when it is first needed. */
export const embedsFrom = (urls: EmbedUrls): ScriptAdapters => (adapters ??= createAdapters(urls));

function createAdapters({ financingKey, ...urls }: EmbedUrls): ScriptAdapters {
  const page = window as EmbedWindow;
  // passes the configured URLs; this module uses no others
  const policy = page.trustedTypes?.createPolicy(embedPolicyName, { createScriptURL: (url) => url });
  const scripts = createThirdPartyScripts({
    page: document,
    urls: Object.fromEntries(Object.entries(urls).filter(([, url]) => url !== undefined)),
    financingKey,
    trust: (url) => policy?.createScriptURL(url) ?? url,
  });
  return createScriptAdapters(scripts, {
    financing: () => page.financing,
    reviews: () => page.reviews,
    video: () => page.video,
  });
}
