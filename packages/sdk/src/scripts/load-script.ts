/** The parts of a page that loading a script requires. */
export type ScriptPage = Pick<Document, 'createElement' | 'head'>;

/** The retries of a script. */
export interface ScriptRetry {
  readonly attempts: number;
  readonly intervalMs: number;
}

/** Converts a URL for a page with Trusted Types: `createScriptURL` of a policy. */
export type TrustScriptUrl = (url: string) => string;

/** Loads a script asynchronously. Returns whether it loaded, after the retries. */
export async function loadScript(
  page: ScriptPage,
  src: string,
  { attempts, intervalMs }: ScriptRetry = { attempts: 1, intervalMs: 0 },
  trust: TrustScriptUrl = (url) => url,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    if (await tryScript(page, trust(src))) return true;
    if (attempt >= attempts) return false;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

function tryScript(page: ScriptPage, src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = page.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    page.head.append(script);
  });
}
