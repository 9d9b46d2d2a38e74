import type { Browser, Page } from 'playwright';
import { paths } from './pages.ts';
import { median, type Row } from './row.ts';
import { hydrate, press, slowDown, visit, withServedShop } from './slow-visit.ts';

const visits = 3;
const goalMs = 100;
const settleMs = 1_500;
const betweenKeysMs = 150;

/** A press or typing on a page. */
interface Interaction {
  readonly what: string;
  readonly path: string;
  /** A control pressed first, such as the button that opens a sheet; it may navigate to another page. */
  readonly open?: string;
  readonly control: string;
  /** Keys pressed in the control; without keys it is clicked. */
  readonly keys?: readonly string[];
  readonly width?: number;
  /** Whether the input comes while scripts load, instead of after hydration. */
  readonly isEarly?: boolean;
}

const phone = 375;
const filter = 'main form input[type=checkbox]';
const words = { control: 'header input[role=combobox], header input[name=keyword]', keys: 'brass tap'.split('') };
const sheet = 'main [popovertarget]';
const add = 'main form button[name=intent][value=add]';
const interactions = (product: string): readonly Interaction[] => [
  { what: 'a filter', path: paths.listing, control: filter },
  { what: 'opening the filters on a phone', path: paths.listing, control: sheet, width: phone },
  { what: 'a filter on a phone', path: paths.listing, open: sheet, control: filter, width: phone },
  { what: 'the sort order', path: paths.listing, control: 'main select[name=sort]', keys: ['ArrowDown'] },
  { what: 'a price', path: paths.listing, control: 'main input[type=range]', keys: ['PageUp', 'PageUp'] },
  { what: 'expanding a filter', path: paths.listing, control: 'main form details:not([open]) > summary' },
  { what: 'Load more', path: paths.listing, control: 'main a[href*="page=2"]' },
  { what: 'a product card', path: paths.listing, control: 'main [data-media] a[href$=".html"]' },
  { what: 'a search query', path: paths.listing, ...words },
  { what: 'a search query during hydration', path: paths.listing, ...words, isEarly: true },
  { what: 'opening the menu', path: paths.home, control: 'header nav [popovertarget]' },
  { what: 'opening the menu on a phone', path: paths.home, control: 'header a[href="#menu"]', width: phone },
  { what: 'a finish', path: product, control: 'main label:has([name=skuId]:not(:checked))' },
  { what: 'the next picture', path: product, control: 'main section ul + div button:nth-of-type(2)' },
  { what: 'enlarging a picture', path: product, control: 'main a[aria-haspopup=dialog]' },
  { what: 'compare', path: product, control: 'main header button[aria-pressed]' },
  { what: 'favourite', path: product, control: 'main form[action$="/favourites"] button' },
  { what: 'Add to cart', path: product, control: add },
  { what: 'a quantity in the cart', path: product, open: add, control: 'main [aria-controls][value="+1"]' },
];

/** Measures the longest time from an input to the next frame on a slow machine, as the median of three visits. */
export async function benchInteractions(): Promise<Row[]> {
  return withServedShop(async (browser, origin) => {
    const product = /href="([^"]+\.html)/.exec(await (await fetch(origin + paths.listing)).text())?.[1] ?? '';
    const rows: Row[] = [];
    for (const interaction of interactions(product)) {
      const measured: number[] = [];
      for (let count = 0; count < visits; count += 1) measured.push(await delayOf(browser, origin, interaction));
      rows.push({ what: interaction.what, value: median(measured), unit: 'ms', isBetter: 'less', goal: goalMs });
    }
    return rows;
  });
}

/** Returns the longest time in milliseconds from an input to the next frame. */
const delayOf = (browser: Browser, origin: string, interaction: Interaction): Promise<number> =>
  visit(
    browser,
    origin,
    async (page) => {
      await prepare(page, interaction);
      await page.evaluate(watchInteractions);
      await perform(page, interaction);
      await page.waitForTimeout(settleMs);
      return page.evaluate(() => window.longestInteraction);
    },
    interaction.width,
  );

async function prepare(page: Page, { path, open, control, isEarly = false }: Interaction): Promise<void> {
  if (isEarly) await slowDown(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  if (open) await page.locator(open).first().click();
  if (isEarly) return;
  await hydrate(page, control);
  await slowDown(page);
}

async function perform(page: Page, { control, keys }: Interaction): Promise<void> {
  if (!keys) return press(page, control);
  await page.locator(control).first().focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(betweenKeysMs);
  }
}

declare global {
  interface Window {
    longestInteraction: number;
  }
}

/** Starts at 16 ms, the shortest duration that browsers report. */
function watchInteractions(): void {
  window.longestInteraction = 16;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) window.longestInteraction = Math.max(window.longestInteraction, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
