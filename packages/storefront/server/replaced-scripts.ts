import type { MiddlewareHandler } from 'hono';

/** A page of an older version of the shop, which loads a script that no longer exists. */
interface OpenPage {
  /** The links that were clicked before the page's scripts loaded. */
  readonly heldClicks?: readonly Element[];
  readonly __reactRouterDataRouter?: { readonly state: RouterState };
  /** Whether the page is being left: several of its scripts may be replaced, and a form is sent once. */
  isLeft?: boolean;
}

interface RouterState {
  readonly navigation: Partial<Navigation>;
  readonly fetchers: ReadonlyMap<string, Partial<Navigation>>;
}

/** What a page of the router is about to load or send. */
interface Navigation {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  /** While `submitting`, a form has not been sent yet: the router loads the script of its page first. */
  readonly state: 'idle' | 'loading' | 'submitting';
  readonly formAction: string;
  readonly formEncType: string;
  readonly formData: FormData;
}

/**
 * Responds to a request for a script of an older version of the shop with one that loads the page from the shop, where
 * the shopper was about to go, or sends their form there. Without it the page would end in an error, or be loaded
 * again without what they did.
 */
export function replaceOldScripts(): MiddlewareHandler {
  const script = `(${leavePage.toString()})();await new Promise(()=>{})`;
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' };
  return (c, next) => (builtScript.test(c.req.path) ? Promise.resolve(c.body(script, 200, headers)) : next());
}

/** The path of a built script: a number of one or two characters, and a hash of seven; or the router’s manifest. */
const builtScript = /^\/_app\/(?:manifest-)?[\w-]{8,9}\.js$/;

/** Runs in the page as the replaced script, so it is complete in itself. */
function leavePage(): void {
  const page = globalThis as OpenPage;
  if (page.isLeft) return;
  const { heldClicks, __reactRouterDataRouter: router } = page;
  const { navigation, fetchers } = router?.state ?? {};
  const form = [navigation, ...(fetchers?.values() ?? [])].find((sent) => sent?.state === 'submitting');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const waitsForPage = 'pageWaits' in document.documentElement.dataset && !heldClicks?.some(isButton);
  page.isLeft = Boolean(form ?? navigation?.location);
  if (form) sendNatively(form);
  else if (navigation?.location) location.assign(pathOf(navigation.location));
  // a cached page of the older version, or one that follows a link or a filter without its scripts
  else if (visit?.type === 'reload' || waitsForPage) throw new Error('The script was replaced');
  else location.reload();

  function isButton(control: Element) {
    return control.matches('button');
  }

  function pathOf({ pathname, search, hash }: Navigation['location']) {
    return pathname + search + hash;
  }

  function sendNatively({ formAction = '', formEncType = '', formData }: Partial<Navigation>) {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: formAction, enctype: formEncType });
    formData?.delete('stay'); // asks for data that only scripts read
    for (const [name, value] of formData ?? []) {
      const input = document.createElement('input');
      const isFile = value instanceof File;
      Object.assign(input, { name, type: isFile ? 'file' : 'hidden' });
      if (isFile) {
        const files = new DataTransfer();
        files.items.add(value);
        input.files = files.files;
      } else input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }
}
