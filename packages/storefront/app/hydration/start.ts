// Stands inside every page (see LateScripts): fetches the page's modules at the first sign of the shopper.
{
  const { nonce } = document.currentScript;
  const { preloads, routes, manifest, entry } = JSON.parse(document.getElementById('hydration').textContent);
  const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin'];
  const scriptOnly = 'button[type=button]:not([popovertarget],[commandfor])';

  const preload = (href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
  const load = async ([id, urls]) => [id, Object.assign({}, ...(await Promise.all(urls.map((url) => import(url)))))];
  const start = async () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    preloads.forEach(preload);
    const [modules] = await Promise.all([Promise.all(routes.map(load)), import(manifest)]);
    window.__reactRouterRouteModules = Object.fromEntries(modules);
    await import(entry);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), 5000));

  // A click on a control that only scripts serve is kept; entry.client gives it again.
  window.heldClicks = new Set();
  addEventListener('click', ({ target }) => window.heldClicks?.add(target.closest(scriptOnly)), true);
}
