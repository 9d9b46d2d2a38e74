import { analyticsDelayMs, videoRetry } from '@basin/domain';
import { loadScript, type ScriptPage, type ScriptRetry, type TrustAddress } from './load-script.ts';

/** Scripts of others that a page may load. */
export type ThirdPartyScript = 'analytics' | 'video' | 'financing' | 'reviews' | 'smartCrop' | 'overlays';

/** Where each script is; one that is not configured is never loaded. `{key}` stands for the public key of financing. */
export type ScriptAddresses = Readonly<Partial<Record<ThirdPartyScript, string>>>;

export interface ThirdPartyOptions {
  readonly page: ScriptPage & Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly addresses: ScriptAddresses;
  /** The publishable key of the financing widget. */
  readonly financingKey?: string | undefined;
  /** How long analytics wait for an interaction; five seconds unless given. Less on a page that has been open for a while. */
  readonly analyticsWaitMs?: number | undefined;
  /** Needed on a page with `require-trusted-types-for 'script'`. */
  readonly trust?: TrustAddress | undefined;
}

/** The scripts of others, behind one door: none of them holds a page up, and one that fails is only not there. */
export interface ThirdPartyScripts {
  /** Loads a script once, however often it is asked for. Whether it is there. */
  readonly load: (script: ThirdPartyScript) => Promise<boolean>;
  /** Loads the analytics after five seconds or at the first interaction. Whether they are there. */
  readonly loadAnalyticsLater: () => Promise<boolean>;
}

const retries: Partial<Record<ThirdPartyScript, ScriptRetry>> = { video: videoRetry };
const interactions = ['pointerdown', 'keydown', 'scroll'] as const;

/** Returns loaders of third-party scripts. Each script loads once. @see platform spec §9, catalogue spec §7, §9 and wire reference §85 */
export function createThirdPartyScripts(options: ThirdPartyOptions): ThirdPartyScripts {
  const { page, addresses, financingKey, analyticsWaitMs = analyticsDelayMs, trust } = options;
  const loads = new Map<ThirdPartyScript, Promise<boolean>>();
  const start = (script: ThirdPartyScript): Promise<boolean> => {
    const address = addresses[script]?.replaceAll('{key}', encodeURIComponent(financingKey ?? ''));
    return address === undefined || address === ''
      ? Promise.resolve(false)
      : loadScript(page, address, retries[script], trust);
  };
  const load = (script: ThirdPartyScript): Promise<boolean> => {
    const running = loads.get(script) ?? start(script);
    loads.set(script, running);
    return running;
  };
  return {
    load,
    async loadAnalyticsLater() {
      await firstInteraction(page, analyticsWaitMs);
      return load('analytics');
    },
  };
}

/** The first interaction with a page, or the end of a wait. */
function firstInteraction(page: ThirdPartyOptions['page'], waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const name of interactions) page.removeEventListener(name, end);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    for (const name of interactions) page.addEventListener(name, end, { passive: true });
  });
}
