// Stands inside every page (see LateScripts): fetches the page's modules at the first sign of the shopper.
import type {} from './held-clicks.ts';
import type { HydrationPlan } from './plan.ts';

{
  const nonce = (document.currentScript as HTMLScriptElement).nonce;
  const json = document.getElementById('hydration')?.textContent ?? '';
  const { dataset: waiting } = document.documentElement;
  const { preloads, routes, manifest, entry, texts } = JSON.parse(json) as HydrationPlan['addresses'];
  // blur: the focus went into a frame, whose own events do not come here
  const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'blur', 'hashchange'];
  // analytics that the visitor agreed to come after five seconds, and they come with the page's scripts
  const idleMs = document.cookie.includes('basin-consent=accepted') ? 5_000 : 12_000;
  const scriptOnly =
    'button[type=button]:not([popovertarget],[commandfor]),a[aria-haspopup],a[data-held],input[type=search]';

  const preload = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), link));
  const importAll = (urls: readonly string[]) => Promise.all(urls.map((url) => import(url) as Promise<object>));
  const start = async () => {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    // what a press asks for comes before them
    for (const href of [...preloads, entry, manifest, ...routes.flatMap(([, urls]) => urls)])
      preload({ rel: 'modulepreload', href, nonce, fetchPriority: 'low' });
    preload({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: texts }); // the entry asks for them before all else
    const load = async ([id, urls]: (typeof routes)[number]) =>
      [id, Object.assign({}, ...(await importAll(urls)))] as const;
    const [modules] = await Promise.all([Promise.all(routes.map(load)), import(manifest)]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) });
    await import(entry);
  };
  // a browser also tells of a pointer that rests where the page comes up under it: that is no sign
  const isAtRest = ({ type, movementX, movementY }: Partial<PointerEvent>) =>
    type === 'pointermove' && movementX === 0 && movementY === 0;
  const onSign = (event: object = {}) => (isAtRest(event) ? undefined : void start().catch(followHeld));
  // no scripts to be had: a link that was kept leads where it says
  const followHeld = () => {
    const held = window.heldClicks;
    window.heldClicks = undefined;
    delete waiting.pageWaits;
    for (const control of held ?? []) if (control instanceof HTMLAnchorElement) control.click();
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  if (location.hash !== '') onSign(); // it may open a dialog
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Safari has none
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(onSign), idleMs));

  // a form that the browser itself sends: its button waits, and a second press of it sends nothing
  addEventListener('submit', (event) => {
    const { submitter, defaultPrevented } = event;
    if (!submitter || defaultPrevented) return;
    const { dataset } = submitter;
    if (dataset.pending) {
      event.preventDefault();
      return;
    }
    dataset.pending = 'true';
    setTimeout(() => delete dataset.pending, 5_000); // the answer may be a file, which leaves the page as it is
  });

  // shared, and kept by the browser for the way back: it knows nothing of what the shopper did since
  if (!nonce) addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

  // A click on a control that only scripts serve is kept, and so is one on a link to what begins with a focus or opens a dialog, and one in a
  // search field, whose list opens then; entry.client gives it again.
  window.heldClicks = new Set();
  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest(scriptOnly);
    if (!window.heldClicks || !control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    window.heldClicks.add(control);
    if (control instanceof HTMLInputElement) return; // the browser's own part of it is done at once
    event.preventDefault();
    waiting.pageWaits = '';
  };
  addEventListener('click', keep, true);
  // a choice among filters is followed once the page is alive, too
  const wait = ({ target }: Event) => {
    if (window.heldClicks && (target as Element).matches('[type=checkbox],[type=radio],select')) waiting.pageWaits = '';
  };
  addEventListener('change', wait, true);
}
