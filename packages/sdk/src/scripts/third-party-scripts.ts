import { analyticsDelayMs, videoRetry } from '@basin/domain';
import { loadScript, type ScriptPage, type ScriptRetry, type TrustScriptUrl } from './load-script.ts';

/** Third-party scripts that a page can load. */
export type ThirdPartyScript = 'analytics' | 'video' | 'financing' | 'reviews' | 'smartCrop' | 'overlays';

/**
 * The URL of each script; an unconfigured script is never loaded. `{key}` is replaced by the public key of financing.
 */
export type ScriptUrls = Readonly<Partial<Record<ThirdPartyScript, string>>>;

export interface ThirdPartyOptions {
  readonly page: ScriptPage & Pick<Document, 'addEventListener' | 'removeEventListener'>;
  readonly urls: ScriptUrls;
  /** The publishable key of the financing widget. */
  readonly financingKey?: string | undefined;
  /**
   * How long analytics wait for an interaction; five seconds by default. Pass less on a page that has been open for a
   * while.
   */
  readonly analyticsWaitMs?: number | undefined;
  /** Required on a page with `require-trusted-types-for 'script'`. */
  readonly trust?: TrustScriptUrl | undefined;
}

/** Loaders of third-party scripts. None of them blocks the page, and a failed script is only missing. */
export interface ThirdPartyScripts {
  /** Loads a script once, even if called repeatedly. Returns whether it loaded; if not, the next call tries again. */
  readonly load: (script: ThirdPartyScript) => Promise<boolean>;
  /** Loads analytics after five seconds or at the first interaction. Returns whether they loaded. */
  readonly loadAnalyticsLater: () => Promise<boolean>;
}

const retries: Partial<Record<ThirdPartyScript, ScriptRetry>> = { video: videoRetry };
const interactions = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Creates loaders of third-party scripts. Each script loads once; one that failed can be loaded again.
 *
 * @see platform spec §9, catalogue spec §7, §9 and wire reference §85
 */
export function createThirdPartyScripts(options: ThirdPartyOptions): ThirdPartyScripts {
  const { page, urls, financingKey, analyticsWaitMs = analyticsDelayMs, trust } = options;
  const loads = new Map<ThirdPartyScript, Promise<boolean>>();
  const start = (script: ThirdPartyScript): Promise<boolean> => {
    const url = urls[script]?.replaceAll('{key}', encodeURIComponent(financingKey ?? ''));
    return url === undefined || url === '' ? Promise.resolve(false) : loadScript(page, url, retries[script], trust);
  };
  const load = (script: ThirdPartyScript): Promise<boolean> => {
    const running = loads.get(script) ?? start(script);
    loads.set(script, running);
    void running.then((isLoaded) => isLoaded || loads.delete(script));
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

/** Waits for the first interaction with a page, up to a limit. */
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
