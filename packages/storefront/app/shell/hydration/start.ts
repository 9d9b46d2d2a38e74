// Inlined in every page (see LateScripts): loads the page's modules when the shopper first interacts.
import type {} from './held-clicks.ts';
import type {} from './rendered-ahead.ts';
import type {} from './translated-texts.ts';
import type { HydrationPlan } from './plan.ts';

{
  // A translator may change the page before hydration, which puts the texts back: see followTranslator.
  window.changes = [];
  new MutationObserver((more) => window.changes?.push(...more)).observe(document, { childList: true, subtree: true });

  // Where storage is blocked, even reading it throws, also in the router. An empty one takes its place.
  try {
    sessionStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: { getItem: () => null } });
  }

  const nonce = (document.currentScript as HTMLScriptElement).nonce;
  const { text: json } = document.getElementById('hydration') as HTMLScriptElement;
  const { dataset: waiting } = document.documentElement;
  const { preloads, routes, manifest, entry, texts } = JSON.parse(json) as HydrationPlan['urls'];
  // blur: the focus moved into a frame, whose events do not reach this document
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'blur', 'hashchange'];
  // With consent, analytics loads after five seconds, and it is part of the page's scripts.
  const idleMs = document.cookie.includes('basin-consent=accepted') ? 5_000 : 12_000;
  const scriptOnly =
    'button[type=button]:not([popovertarget],[commandfor]),a[aria-haspopup],a[data-held],input[type=search]';

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition, @typescript-eslint/unbound-method -- Safari has none; it needs no `this`
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const importAll = (urls: readonly string[]) => Promise.all(urls.map((url) => import(url) as Promise<object>));
  const start = async () => {
    for (const sign of signs) removeEventListener(sign, onSign, true);
    // low priority, so that requests of the interaction go first
    for (const href of [...preloads, entry, manifest, ...routes.flatMap(([, urls]) => urls)])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce, fetchPriority: 'low' }),
      );
    window.textsResponse = fetch(texts); // the entry needs the texts first
    const load = async ([id, urls]: (typeof routes)[number]) =>
      [id, Object.assign({}, ...(await importAll(urls)))] as const;
    const [modules] = await Promise.all([Promise.all(routes.map(load)), import(manifest)]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) });
    await import(entry);
  };
  // A page that the browser has rendered ahead starts once the shopper opens it.
  document.addEventListener('prerenderingchange', () => whenIdle(begin));
  let started: Promise<void> | undefined;
  const begin = () => {
    if (!document.prerendering) started ??= start().catch(followHeld);
  };
  const onSign = ({ type, target, movementX, movementY }: Partial<PointerEvent>) => {
    // Browsers also fire it when a page appears under a resting pointer. That is not an interaction.
    if (type === 'pointermove' && !movementX && !movementY) return;
    // A submit button leaves the page, whose scripts would only delay the next one.
    if ((target as Partial<Element> | null | undefined)?.closest?.('[type=submit]')) return;
    begin();
  };
  // Without scripts, a held link navigates.
  const followHeld = () => {
    const held = window.heldClicks;
    window.heldClicks = undefined;
    delete waiting.pageWaits;
    for (const control of held ?? []) if (control.matches('a')) (control as HTMLElement).click();
  };
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  // A hash may open a dialog; a page that is empty without what this browser stores does not wait.
  if (location.hash || document.querySelector('[data-hydrate]')) begin();
  addEventListener('load', () => setTimeout(() => whenIdle(begin), idleMs));

  // A form that the browser submits natively: its button is pending and a second click is ignored. React stops the event
  // while it hydrates, so this listens before it.
  addEventListener(
    'submit',
    (event) => {
      if (!event.submitter) return;
      const { dataset } = event.submitter;
      if (dataset.pending) event.preventDefault();
      setTimeout(() => {
        if (event.defaultPrevented) return;
        dataset.pending = 'true';
        const end = () => delete dataset.pending;
        addEventListener('pagehide', end); // Back shows the page with a button to press
        // a file leaves the page open, and so does a request that the shopper stops
        setTimeout(end, dataset.file ? 5_000 : 30_000);
      });
    },
    true,
  );

  // A shared page in the back-forward cache does not reflect the shopper's later actions. Hydrated, it loads its data
  // again: see ReloadOnBack.
  if (!nonce) addEventListener('pageshow', ({ persisted }) => persisted && window.heldClicks && location.reload());

  // Holds clicks on controls that need scripts, on links that open a dialog or move focus, and in search fields, whose
  // list then opens. entry.client replays them.
  window.heldClicks = [];
  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest(scriptOnly);
    if (!window.heldClicks || !control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    window.heldClicks.push(control);
    if (control.matches('input')) return; // the browser's default action is enough for now
    event.preventDefault();
    waiting.pageWaits = '';
  };
  addEventListener('click', keep, true);
  // A chosen filter is also applied once the page is hydrated.
  const wait = ({ target }: Event) => {
    if (window.heldClicks && (target as Element).matches('[type=checkbox],[type=radio],select')) waiting.pageWaits = '';
  };
  addEventListener('change', wait, true);

  // Chromium lays out a page that it renders ahead only once it is opened, unless its size is read before; the products
  // that a listing lays out by and by are finished too. Then the page with the link learns it, whose router would else
  // open this page. Last, because full storage throws.
  if (document.prerendering) {
    for (const animation of document.getAnimations()) animation.finish();
    document.body.getBoundingClientRect();
    localStorage.setItem('basin.rendered-ahead', location.pathname + location.search);
  }
}
