/** What loading a script needs of a page. */
export type ScriptPage = Pick<Document, 'createElement' | 'head'>;

/** How often a script is tried. */
export interface ScriptRetry {
  readonly attempts: number;
  readonly intervalMs: number;
}

/** Makes an address one that the page's Trusted Types let a script have: a policy's `createScriptURL`. */
export type TrustAddress = (address: string) => string;

/** Loads a script without holding the page up. Whether it came, at last. */
export async function loadScript(
  page: ScriptPage,
  src: string,
  { attempts, intervalMs }: ScriptRetry = { attempts: 1, intervalMs: 0 },
  trust: TrustAddress = (address) => address,
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
