import type { Money } from '@basin/domain';
import { createScriptAdapters, createThirdPartyScripts, type ScriptAdapters } from '@basin/sdk';
import { financingPolicyName } from '../../shell/security/financing-policy.ts';

/** The script of a financing provider. */
export interface FinancingScript {
  /** `{key}` in it stands for the public key. */
  readonly url: string;
  readonly publicKey: string;
}

/** What the script of a provider leaves on a page, and what trusts its address. */
interface FinancingWindow {
  readonly financing?: { readonly show: (place: Element, amount: Money) => void };
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}

let adapters: ScriptAdapters | undefined;

/** Returns what shows the provider's offers; its script is loaded once, on the first offer. */
export const financingFrom = (script: FinancingScript): ScriptAdapters => (adapters ??= createAdapters(script));

function createAdapters({ url, publicKey }: FinancingScript): ScriptAdapters {
  const page = window as FinancingWindow;
  // passes the configured address; this module gives it no other
  const policy = page.trustedTypes?.createPolicy(financingPolicyName, { createScriptURL: (address) => address });
  const scripts = createThirdPartyScripts({
    page: document,
    addresses: { financing: url },
    financingKey: publicKey,
    trust: (address) => policy?.createScriptURL(address) ?? address,
  });
  return createScriptAdapters(scripts, { financing: () => page.financing });
}
