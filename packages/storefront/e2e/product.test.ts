import { describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { firstProductPath } from './listing.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const t = textsOf('en');
const { visit } = useBrowser();

describe('a product', () => {
  test.each([true, false])(
    'STO-003 STO-073 choosing a colour updates the product and the URL (scripts %s)',
    async (scripts) => {
      const page = await visit({ scripts });
      await page.goto('/en/products/bathroom-faucets');
      await page.goto(await firstProductPath(page));
      if (scripts) await touch(page);
      const other = page.locator('input[name=skuId]').nth(1);
      const sku = (await other.getAttribute('value')) ?? '';
      const bought = page.locator('main form input[name=sku]').first();
      expect(await bought.inputValue()).not.toBe(sku);
      await other.check({ force: true });
      if (!scripts) await page.getByRole('button', { name: t('product.finish.choose') }).click();
      await page.waitForURL(new RegExp(`skuId=${sku}`));
      expect(await page.locator(`input[name=skuId][value="${sku}"]`).isChecked()).toBe(true);
      await expect.poll(() => bought.inputValue()).toBe(sku);
    },
  );

  test.each([
    ['en', 'discontinued'],
    ['fr', 'fin de série'],
  ] as const)(
    'STO-003 a discontinued colour is offered as such and cannot be bought (in %s)',
    async (locale, discontinued) => {
      const texts = textsOf(locale);
      const page = await visit({ locale, scripts: false });
      const path = `/${locale}/products/basins/ondine-pedestal-basin.html`;
      await page.goto(path);
      const colours = page.locator('label:has(input[name=skuId])');
      const add = page.getByRole('button', { name: texts('product.addToCart') });
      expect(await add.getAttribute('aria-disabled')).not.toBe('true');
      const gone = colours.filter({ hasText: `, ${discontinued}` });
      expect(await gone.count()).toBe(1);
      await page.goto(`${path}?skuId=${(await gone.locator('input').getAttribute('value')) ?? ''}`);
      await page.getByText(texts('product.discontinued')).waitFor();
      expect(await add.getAttribute('aria-disabled')).toBe('true');
    },
  );

  test('choosing another finish keeps the typed quantity, and Enter and ordering a sample keep the page with the planned room', async () => {
    const page = await visit();
    const chooseOther = async () => {
      await touch(page);
      const other = page.locator('input[name=skuId]').nth(1);
      await other.check({ force: true });
      await page.waitForURL(new RegExp(`skuId=${(await other.getAttribute('value')) ?? ''}`));
    };
    await page.goto('/en/products/bathroom-faucets/hollin-single-hole-basin-faucet.html');
    const quantity = page.locator('input[name=quantity]');
    await quantity.fill('4');
    await chooseOther();
    expect(await quantity.inputValue()).toBe('4');
    await page.goto('/en/products/mosaic-tile/littoral-basketweave-mosaic.html');
    const area = page.locator('input[name=area]');
    await area.fill('200');
    await chooseOther();
    await area.press('Enter');
    await page.getByRole('button', { name: t('product.sample') }).click();
    await page.getByText(t('product.added')).first().waitFor();
    expect(await area.inputValue()).toBe('200');
  });

  test.each([
    ['/en/products/toilet-seats', true],
    ['/fr/products/bidet-seats', true],
    ['/en/products/toilets', false],
  ] as const)('DOM-086 of %s says how to measure the bowl for a seat: %s', async (listing, isOfSeats) => {
    const page = await visit({ scripts: false });
    await page.goto(listing);
    await page.goto(await firstProductPath(page));
    const words = textsOf(listing.startsWith('/fr') ? 'fr' : 'en')('product.seatFit');
    expect(await page.getByText(words).count()).toBe(isOfSeats ? 1 : 0);
  });

  test.each(['en', 'fr'] as const)(
    'STO-073 STO-084 the slug of an address gives the product, with the parts that it requires and those that go well with it (in %s)',
    async (locale) => {
      const texts = textsOf(locale);
      const page = await visit({ locale, scripts: false });
      const listing = `/${locale}/products/bathroom-faucets`;
      await page.goto(listing);
      const path = await firstProductPath(page);
      const name = await page.locator(`main [data-media] h2 a[href="${path}"]`).innerText();
      expect(path).toMatch(new RegExp(`^${listing}/[a-z-]+\\.html$`));
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
      const required = page.getByRole('region', { name: texts('product.accessories.required') });
      expect(await required.getByRole('radio', { name: texts('product.accessories.have') }).count()).toBeGreaterThan(0);
      const recommended = page.getByRole('region', { name: texts('product.accessories.recommended') });
      const others = await recommended
        .locator('h3 a')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
      expect(others).not.toHaveLength(0);
      expect(others).not.toContain(path);
      expect((await page.request.get(`${listing}/none.html`)).status()).toBe(404);
    },
  );

  test('the structured data of a product cannot break out of its script element', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/en/products/basins');
    await page.goto(await firstProductPath(page));
    const [facts] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(facts ?? '')).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'USD' } });
    expect(facts).not.toContain('<');
  });

  test.each([true, false])('tile is counted in boxes for a room (scripts %s)', async (scripts) => {
    const page = await visit({ scripts });
    await page.goto('/en/products/field-tile');
    await page.goto(await firstProductPath(page));
    if (scripts) await touch(page);
    const plan = page.locator('fieldset div[role=status]');
    const before = await plan.boundingBox();
    await page.locator('input[name=area]').fill('200');
    if (!scripts) await page.getByRole('button', { name: t('planner.calculate') }).click();
    await expect.poll(() => plan.textContent()).toMatch(/220 sq ft.*[1-9]\d* boxes/);
    expect((await plan.boundingBox())?.height, 'a button below it moves while it is pressed').toBe(before?.height);
  });

  test.each([true, false])(
    'in French, tile is counted in boxes for a room in square metres, and a missing area is shown at its field (scripts %s)',
    async (scripts) => {
      const page = await visit({ scripts });
      await page.goto('/fr/products/field-tile');
      await page.goto(await firstProductPath(page));
      if (scripts) await touch(page);
      const form = page.locator('form:has(input[name=area])');
      await form.locator('button[name=intent]').first().click();
      await form.getByText('Indiquez la surface à couvrir').waitFor();
      expect(await page.locator('input[name=area]').getAttribute('aria-invalid')).toBe('true');
      await page.locator('input[name=area]').fill('20');
      if (!scripts) await page.getByRole('button', { name: 'Calculer' }).click();
      const boxes = /22 m² avec la marge\s*(\d+) boîtes/;
      await expect.poll(() => page.locator('fieldset div[role=status]').textContent()).toMatch(boxes);
      if (scripts) return;
      await page.locator('input[name=roomName]').fill('Salle d’eau');
      const [, count] = boxes.exec((await page.locator('fieldset div[role=status]').textContent()) ?? '') ?? [];
      await form.locator('button[name=intent]').first().click();
      await page.goto('/fr/cart');
      expect(await page.locator('input[name=quantity]').first().inputValue()).toBe(count);
      await page.getByText('Salle d’eau').waitFor();
    },
  );

  test.each([true, false])(
    'tile is planned by the length and width of several rooms, with edges and grout (scripts %s)',
    async (scripts) => {
      const page = await visit({ scripts });
      await page.goto('/en/products/field-tile?Collection_ss=Lumen');
      await page.goto(await firstProductPath(page));
      if (scripts) await touch(page);
      const fill = async (room: number, length: string, width: string) => {
        await page.locator('input[name=roomLength]').nth(room).fill(length);
        await page.locator('input[name=roomWidth]').nth(room).fill(width);
        if (!scripts) await page.getByRole('button', { name: t('planner.calculate') }).click();
      };
      await page.getByText(t('planner.rooms')).click();
      await fill(0, '10', '12');
      await fill(1, '5', '8');
      await expect.poll(() => page.locator('input[name=area]').inputValue()).toBe('160');
      const plan = page.locator('fieldset div[role=status]');
      await expect.poll(() => plan.textContent()).toMatch(/176 sq ft.*[1-9]\d* boxes/);
      expect(await plan.textContent()).toMatch(/70 ft.*Trim.*[1-9]\d* boxes.*Grout.*[1-9]\d* lb.*Grout.*[1-9]\d* bags/);
      expect(await plan.getByRole('link').count()).toBe(2);
      if (scripts) await expectAccessible(page);
    },
  );

  test('in French, a fractional quantity and a required part without an answer show messages of the shop', async () => {
    const page = await visit();
    await page.goto('/fr/products/bathroom-faucets');
    await page.goto(await firstProductPath(page));
    await touch(page);
    const quantity = page.locator('main input[name=quantity]').first();
    await quantity.fill('1.5');
    await page.getByRole('button', { name: textsOf('fr')('product.addToCart') }).click();
    const part = page.locator('fieldset').filter({ has: page.getByText(textsOf('fr')('product.accessories.choose')) });
    const answer = page.locator('main input[type=radio][value=have]').first();
    await expect
      .poll(() => answer.evaluate((radio) => radio.closest('fieldset')?.contains(document.activeElement)))
      .toBe(true);
    expect(await quantity.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    const unanswered = await part.count();
    await answer.check();
    await expect.poll(() => part.count()).toBe(unanswered - 1);
  });

  test('without scripts a product page shows no button that only scripts can handle', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/en/products/toilets');
    await page.goto(await firstProductPath(page));
    const plain = page.locator('main button[type=button]:not([popovertarget], [commandfor])');
    expect(await plain.count()).toBeGreaterThan(0);
    expect(await plain.filter({ visible: true }).allTextContents()).toEqual([]);
  });

  test('before scripts load, the documents of a product can be downloaded singly and as one archive', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/fr/products/field-tile');
    await page.goto(await firstProductPath(page));
    const form = page.locator('form[action="/fr/product-documents"]');
    const values = await form
      .locator('input')
      .evaluateAll((fields) => fields.map((field) => [field.getAttribute('name'), field.getAttribute('value')]));
    const response = await page.request.post('/fr/product-documents', {
      form: Object.fromEntries(values) as Record<string, string>,
      headers: { origin: inject('shopOrigin') },
    });
    expect(response.headers()['content-disposition']).toMatch(/attachment; filename="[\w-]+\.zip"/);
    expect((await response.body()).subarray(0, 2).toString()).toBe('PK');
  });

  test('a set shows the picture, finish and price of each part and links to it', async () => {
    const page = await visit();
    await page.goto('/en/products/toilets');
    const sets = page.locator('main [data-media] h2 a');
    const paths = await sets.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const parts = page.getByRole('region', { name: t('product.bundle') }).getByRole('listitem');
    for (const path of paths) {
      await page.goto(path);
      if ((await parts.count()) > 0) break;
    }
    expect(await parts.count()).toBeGreaterThan(1);
    for (const part of await parts.all()) {
      expect(await part.locator('img').count()).toBe(2);
      expect(await part.innerText()).toMatch(/\$\d/);
      expect(await part.getByRole('link').count()).toBe(1);
    }
  });

  test.each(['en', 'fr'] as const)('a slab links to the showrooms with a slab gallery (in %s)', async (locale) => {
    const texts = textsOf(locale);
    const page = await visit({ locale, scripts: false });
    await page.goto(`/${locale}/products/slabs`);
    await page.goto(await firstProductPath(page));
    await page.getByText(texts('product.retailOnly')).waitFor();
    expect(await page.getByRole('button', { name: texts('product.addToCart') }).count()).toBe(0);
    await page
      .locator('main')
      .getByRole('link', { name: texts('nav.stores') })
      .click();
    await page.waitForURL(`**/${locale}/find-a-showroom?feature=SlabGallery`);
    expect(await page.locator('input[name=feature][value=SlabGallery]').isChecked()).toBe(true);
  });

  test('a product page can be shared by its URL and printed', async () => {
    const page = await visit({ ownContext: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/en/products/basins');
    await page.goto(await firstProductPath(page));
    await touch(page);
    await page.evaluate(() => {
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') });
    });
    await page.getByRole('button', { name: t('action.print') }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.getByRole('button', { name: t('action.share') }).click();
    await page.getByText(t('share.copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('nav:visible, button:visible, footer:visible, #sample-price:visible').count()).toBe(0);
    expect(await page.locator('input[name=quantity]').isVisible()).toBe(false);
    expect(await page.getByRole('banner').innerText()).toMatch(t('site.name'));
    // a longer block that may not break would leave the first page empty
    expect(await page.locator('main article').evaluate((root) => getComputedStyle(root).breakInside)).toBe('auto');
  });

  test('a room is printed with the tile that it was planned for, and an empty room planner is not', async () => {
    const page = await visit();
    await page.goto('/en/products/field-tile');
    await page.goto(await firstProductPath(page));
    const area = page.locator('input[name=area]');
    for (const [typed, isPrinted] of [
      ['40', true],
      ['', false],
    ] as const) {
      await page.emulateMedia({ media: 'screen' });
      await area.fill(typed);
      await page.emulateMedia({ media: 'print' });
      expect(await area.isVisible()).toBe(isPrinted);
    }
  });

  test('STO-082 a viewed product is remembered by the browser and shown on the next product page, until the list is cleared', async () => {
    const page = await visit();
    await page.goto('/en/products/basins');
    const path = await firstProductPath(page);
    await page.goto(path);
    await touch(page);
    await page.waitForFunction(() => localStorage.getItem('basin.viewed') !== null);
    await page.goto('/en/products/bathtubs');
    await page.goto(await firstProductPath(page));
    await touch(page);
    await page.getByRole('heading', { name: 'Recently viewed' }).waitFor();
    await page.locator(`main a[href="${path}"]`).first().waitFor();
    await page.getByRole('button', { name: t('recent.clear') }).click();
    await page.getByText(t('recent.cleared')).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Recently viewed');
    expect(await page.locator(`main a[href="${path}"]`).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('basin.viewed'))).toBe('[]');
  });

  test.each([
    { locale: 'en', category: 'field-tile', own: 'How many boxes do I need?', other: 'Will the finish match' },
    { locale: 'fr', category: 'bathroom-faucets', own: 'Le fini s’accordera-t-il', other: 'Combien de boîtes' },
  ] as const)(
    'a product of $category answers the questions about its kind, which are no FAQPage as they repeat, and leads to the form with its model number (in $locale)',
    async ({ locale, category, own, other }) => {
      const page = await visit({ locale, scripts: false });
      await page.goto(`/${locale}/products/${category}`);
      await page.goto(await firstProductPath(page));
      const question = page.locator('main summary').filter({ hasText: own });
      await question.click();
      await question.locator('xpath=..').locator('p').first().waitFor();
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).not.toContain('FAQPage');
      expect((await page.locator('main summary').allTextContents()).join()).not.toContain(other);
      await page.getByRole('link', { name: textsOf(locale)('product.ask') }).click();
      expect(await page.locator('input[name=modelNumber]').inputValue()).toMatch(/\d/);
    },
  );
});
