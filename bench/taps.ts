import type { Browser } from 'playwright';
import { paths } from './pages.ts';
import { median, type Row } from './row.ts';
import { hydrate, press, restMs, slowDown, visit, withServedShop } from './slow-visit.ts';

const visits = 5;

const status = 'main [role=status]';
const filter = 'main form input[type=checkbox]';
const add = 'main form button[name=intent][value=add]';
const preview = '[data-flag="preview-cart-shown"]:popover-open';
const waiting = 'html[data-page-waits], [aria-busy=true], [role=progressbar]';

/** A press on a page and its visible effects, each with a goal in milliseconds. */
interface Tap {
  readonly what: string;
  readonly path: string;
  /** Whether the page is hydrated before the press. */
  readonly isHydrated: boolean;
  /** A control pressed first, such as a menu button. */
  readonly open?: string;
  /** Whether the control is hovered long enough for its page to be prefetched. */
  readonly isPrefetched?: boolean;
  readonly control: string;
  readonly seen: readonly (readonly [what: string, selector: string, goalMs: number])[];
}

const newList = `${status}:not([data-old])`;
const newTitle = 'main h1:not([data-old])';
const prefetched = { isHydrated: true, isPrefetched: true };
const taps = (product: string): readonly Tap[] => [
  {
    what: 'filter before scripts load',
    path: paths.listing,
    isHydrated: false,
    control: filter,
    seen: [
      ['busy indicator', waiting, 100],
      ['the new list', newList, 900],
    ],
  },
  {
    what: 'filter on a hydrated page',
    path: paths.listing,
    isHydrated: true,
    control: filter,
    seen: [
      ['busy indicator', waiting, 100],
      ['the new list', newList, 500],
    ],
  },
  {
    what: 'Add to cart before scripts load',
    path: product,
    isHydrated: false,
    control: add,
    seen: [
      ['busy indicator', '[data-pending=true]', 100],
      ['the cart', 'main form input[name=lineItemId]', 700],
    ],
  },
  {
    what: 'Add to cart on a hydrated page',
    path: product,
    isHydrated: true,
    control: add,
    seen: [
      ['the preview of the cart', preview, 100],
      ['its lines', `${preview} li`, 700],
    ],
  },
  {
    what: 'a prefetched product card',
    path: paths.listing,
    ...prefetched,
    control: 'main [data-media] a[href$=".html"]',
    seen: [['the product', newTitle, 300]],
  },
  {
    what: 'a prefetched menu entry',
    path: paths.home,
    ...prefetched,
    open: 'header nav [popovertarget]',
    control: 'header nav :popover-open li a',
    seen: [['the listing', newTitle, 300]],
  },
  {
    what: 'prefetched Load more',
    path: paths.listing,
    ...prefetched,
    control: 'main a[href*="page=2"]',
    seen: [['the next products', 'main li[data-media]:nth-child(31)', 300]],
  },
];

/** Measures how soon a press has a visible effect on a slow machine and network, as the median of five visits. */
export async function benchTaps(): Promise<Row[]> {
  return withServedShop(async (browser, origin) => {
    const product = /href="([^"]+\.html)/.exec(await (await fetch(origin + paths.listing)).text())?.[1] ?? '';
    const rows: Row[] = [];
    for (const tap of taps(product)) {
      const measured: number[][] = [];
      for (let count = 0; count < visits; count += 1) measured.push(await timesOf(browser, origin, tap));
      tap.seen.forEach(([seen, , goal], place) => {
        const value = median(measured.map((times) => times[place] ?? NaN));
        rows.push({ what: `${tap.what}: ${seen}`, value, unit: 'ms', isBetter: 'less', goal });
      });
    }
    return rows;
  });
}

/** Returns the milliseconds from the press to each visible effect. */
const timesOf = (browser: Browser, origin: string, { path, isHydrated, open, isPrefetched, control, seen }: Tap) =>
  visit(browser, origin, async (page) => {
    await slowDown(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    if (isHydrated) await hydrate(page, open ?? control);
    if (open) await page.locator(open).first().click();
    if (isPrefetched) await page.locator(control).first().hover();
    if (isPrefetched) await page.waitForTimeout(restMs);
    await page.evaluate(markOld, `${status}, main h1`);
    const selectors = seen.map(([, selector]) => selector);
    await page.addInitScript(watch, selectors); // an effect may appear on the next page
    await page.evaluate(watch, selectors);
    const pressedAt = page.evaluate(timeOfPress);
    const times = selectors.map((selector) => page.waitForFunction(timeWhenSeen, selector, { polling: 20 }));
    await press(page, control);
    const from = await pressedAt;
    const found = await Promise.all(times);
    return Promise.all(found.map(async (time) => ((await time.jsonValue()) ?? NaN) - from));
  });

/** Marks elements until their content changes, because React may reuse them. */
function markOld(selector: string): void {
  for (const element of document.querySelectorAll(selector)) {
    element.setAttribute('data-old', '');
    new MutationObserver(() => element.removeAttribute('data-old')).observe(element, {
      characterData: true,
      subtree: true,
      childList: true,
    });
  }
}

/** Uses the clock that all pages of a browser share, because the effect may appear on the next page. */
const timeOfPress = () =>
  new Promise<number>((resolve) =>
    addEventListener('pointerdown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
      capture: true,
      once: true,
    }),
  );

declare global {
  interface Window {
    /** By selector, when a page first showed a match. */
    seenAt?: Record<string, number>;
  }
}

/** Looks for effects in the frame after each change: looking in every frame would render frames that no page needs. */
function watch(selectors: readonly string[]): void {
  const seenAt: Record<string, number> = (window.seenAt = {});
  const look = () => {
    for (const selector of selectors)
      if (document.querySelector(selector)) seenAt[selector] ??= performance.timeOrigin + performance.now();
  };
  const lookInNextFrame = () => requestAnimationFrame(look);
  const changes = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(lookInNextFrame).observe(document, changes);
  addEventListener('beforetoggle', lookInNextFrame, true);
}

const timeWhenSeen = (selector: string) => window.seenAt?.[selector];
