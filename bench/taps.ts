import type { Browser } from 'playwright';
import { paths } from './pages.ts';
import { median, type Row } from './row.ts';
import { comeAlive, inServedShop, restMs, slowDown, visit } from './slow-visit.ts';

const visits = 5;

const status = 'main [role=status]';
const filter = 'main form input[type=checkbox]';
const add = 'main form button[name=intent][value=add]';
const preview = '[data-flag="preview-cart-shown"]:popover-open';
const waiting = 'html[data-page-waits], [aria-busy=true], [role=progressbar]';

/** What is pressed on a page and what is to be seen of it, each within so many milliseconds. */
interface Tap {
  readonly what: string;
  readonly path: string;
  /** Whether the page has its scripts when it is pressed. */
  readonly isAlive: boolean;
  /** What is pressed first, such as the button of a menu. */
  readonly open?: string;
  /** Whether it is pointed at long enough for its page to be fetched ahead. */
  readonly isAhead?: boolean;
  readonly press: string;
  readonly seen: readonly (readonly [what: string, selector: string, goalMs: number])[];
}

const newList = `${status}:not([data-old])`;
const newTitle = 'main h1:not([data-old])';
const ahead = { isAlive: true, isAhead: true };
const taps = (product: string): readonly Tap[] => [
  {
    ...{ what: 'filter before the scripts', path: paths.listing, isAlive: false, press: filter },
    seen: [
      ['it is at work', waiting, 100],
      ['the new list', newList, 900],
    ],
  },
  {
    ...{ what: 'filter of a live page', path: paths.listing, isAlive: true, press: filter },
    seen: [
      ['it is at work', waiting, 100],
      ['the new list', newList, 500],
    ],
  },
  {
    ...{ what: 'Add to cart before the scripts', path: product, isAlive: false, press: add },
    seen: [
      ['it is at work', '[data-pending=true]', 100],
      ['the cart', 'main form input[name=lineItemId]', 700],
    ],
  },
  {
    ...{ what: 'Add to cart of a live page', path: product, isAlive: true, press: add },
    seen: [
      ['the preview of the cart', preview, 100],
      ['its lines', `${preview} li`, 700],
    ],
  },
  {
    ...{
      what: 'a card that was pointed at',
      path: paths.listing,
      ...ahead,
      press: 'main [data-media] a[href$=".html"]',
    },
    seen: [['the product', newTitle, 300]],
  },
  {
    ...{ what: 'an entry of the menu that was pointed at', path: paths.home, ...ahead },
    ...{ open: 'header nav [popovertarget]', press: 'header nav :popover-open li a' },
    seen: [['the listing', newTitle, 300]],
  },
  {
    ...{ what: 'Load more that was pointed at', path: paths.listing, ...ahead, press: 'main a[href*="page=2"]' },
    seen: [['the next products', 'main li[data-media]:nth-child(31)', 300]],
  },
];

/** Measures how soon a press shows something on a slow machine with a slow network: the median of five visits. */
export async function benchTaps(): Promise<Row[]> {
  return inServedShop(async (browser, origin) => {
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

/** The milliseconds from the press to each thing that is to be seen. */
const timesOf = (browser: Browser, origin: string, { path, isAlive, open, isAhead, press, seen }: Tap) =>
  visit(browser, origin, async (page) => {
    await slowDown(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    if (isAlive) await comeAlive(page, open ?? press);
    if (open) await page.locator(open).first().click();
    if (isAhead) await page.locator(press).first().hover();
    if (isAhead) await page.waitForTimeout(restMs);
    await page.evaluate(markOld, `${status}, main h1`);
    const pressedAt = page.evaluate(timeOfPress);
    const times = seen.map(([, selector]) => page.waitForFunction(timeWhenSeen, selector, { polling: 'raf' }));
    await page.locator(press).first().click({ noWaitAfter: true });
    const from = await pressedAt;
    const found = await Promise.all(times);
    return Promise.all(found.map(async (time) => ((await time.jsonValue()) || NaN) - from));
  });

/** Marks words that are there, until they change: React may keep their element. */
function markOld(selector: string): void {
  for (const words of document.querySelectorAll(selector)) {
    words.setAttribute('data-old', '');
    new MutationObserver(() => words.removeAttribute('data-old')).observe(words, {
      characterData: true,
      subtree: true,
      childList: true,
    });
  }
}

/** By the clock that all pages of a browser share, like that of what is seen: it may be seen on the next page. */
const timeOfPress = () =>
  new Promise<number>((resolve) =>
    addEventListener('pointerdown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
      capture: true,
      once: true,
    }),
  );

const timeWhenSeen = (selector: string) =>
  document.querySelector(selector) ? performance.timeOrigin + performance.now() : 0;
