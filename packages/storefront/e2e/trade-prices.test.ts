import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { prepareSignedIn } from './prepared.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';
import { widthBeyondWindow } from './width-beyond-window.ts';

const { visit } = useBrowser();

test.each([
  { locale: 'en', scripts: true, width: 1440, list: /List price (from )?\$[\d,]+\.\d\d/ },
  { locale: 'fr', scripts: false, width: 320, list: /Prix public (à partir de )?[\d\s]+,\d\d\s\$/ },
] as const)(
  'a trade customer sees the list price next to the trade price on listing, product page, cart and comparison (in $locale, scripts $scripts)',
  async ({ list, ...shopper }) => {
    const { locale, scripts } = shopper;
    const page = await visit(shopper);
    const card = page.locator('main [data-media]').first();
    await page.goto(`/${locale}/products/toilets`);
    expect(await card.innerText()).not.toMatch(list);
    await prepareSignedIn(page, locale, 'trade@example.com');
    await page.goto(`/${locale}/products/toilets`);
    await card.getByText(list).waitFor();
    if (scripts) await touch(page);
    if (scripts) await expectAccessible(page);
    await page.goto(`/${locale}/products/toilets/sable-toilet-bowl.html`);
    await page.locator('main header').getByText(list).waitFor();
    // in a sale the trade price before it is struck, and the list price is the one before the sale
    await page.goto(`/${locale}/products/basins/cairn-wall-hung-basin.html`);
    await page.locator('main header s').waitFor();
    await page.locator('main header').getByText(list).waitFor();
    await page.goto(`/${locale}/products/toilets/sable-toilet-bowl.html`);
    const sku = await page.locator('main input[name=sku]').first().inputValue();
    await page.getByRole('button', { name: textsOf(locale)('product.addToCart') }).click();
    await page.getByText(textsOf(locale)('product.added')).first().waitFor();
    await page.goto(`/${locale}/cart`);
    await page.locator('main li').getByText(list).first().waitFor();
    expect(await widthBeyondWindow(page)).toBe(0);
    await page.goto(`/${locale}/compare?sku=${sku}`);
    await page.locator('main').getByText(list).first().waitFor();
  },
);
