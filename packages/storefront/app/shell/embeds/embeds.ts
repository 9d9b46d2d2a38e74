import { createScriptAdapters, createThirdPartyScripts, type ScriptAdapters, type ScriptVendors } from '@basin/sdk';
import { embedPolicyName } from './embed-policy.ts';

/** Where the scripts of others are that show something in a page; one that is not configured has no address. */
export interface EmbedAddresses {
  readonly financing?: string | undefined;
  /** Stands for `{key}` in the address of financing. */
  readonly financingKey?: string | undefined;
  readonly reviews?: string | undefined;
  readonly video?: string | undefined;
}

type Vendor<Name extends keyof ScriptVendors> = ReturnType<NonNullable<ScriptVendors[Name]>>;

/** What the scripts leave on a page, and what trusts their addresses. */
interface EmbedWindow {
  readonly financing?: Vendor<'financing'>;
  readonly reviews?: Vendor<'reviews'>;
  readonly video?: Vendor<'video'>;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}

let adapters: ScriptAdapters | undefined;

/** Returns what shows things of others in the page; each script is loaded once, when it is first needed. */
export const embedsFrom = (addresses: EmbedAddresses): ScriptAdapters => (adapters ??= createAdapters(addresses));

function createAdapters({ financingKey, ...addresses }: EmbedAddresses): ScriptAdapters {
  const page = window as EmbedWindow;
  // passes the configured addresses; this module gives it no others
  const policy = page.trustedTypes?.createPolicy(embedPolicyName, { createScriptURL: (address) => address });
  const scripts = createThirdPartyScripts({
    page: document,
    addresses: Object.fromEntries(Object.entries(addresses).filter(([, address]) => address !== undefined)),
    financingKey,
    trust: (address) => policy?.createScriptURL(address) ?? address,
  });
  return createScriptAdapters(scripts, {
    financing: () => page.financing,
    reviews: () => page.reviews,
    video: () => page.video,
  });
}
