import { describe, expect, inject, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { fieldOf, HttpShopper } from './http-shopper.ts';
import { textsOf } from './texts.ts';

const { visit } = useBrowser();

const visitors = [
  { locale: 'en', width: 1440, scripts: true },
  { locale: 'fr', width: 375, scripts: false },
] as const;

describe('the contact page', () => {
  test.each(visitors)(
    'STO-018 STO-035 the contact page reports missing fields, keeps the entered text and creates a case (in $locale, scripts $scripts)',
    async (visitor) => {
      const { locale, scripts } = visitor;
      const t = textsOf(locale);
      const page = await visit(visitor);
      await page.goto(`/${locale}/support/contact`);
      const message = page.locator('#message');
      const send = page.getByRole('button', { name: t('contact.submit') });
      await message.fill('The spout of my faucet drips.');
      await page.locator('#modelNumber').fill('av 16/179');
      await send.click();
      await page.getByText(t('field.error.modelNumber')).first().waitFor();
      expect(await page.locator('[aria-invalid=true]').count()).toBe(5); // two names, an e-mail address, a subject and a phone number
      expect(await message.inputValue()).toBe('The spout of my faucet drips.');
      if (scripts) await expectAccessible(page);
      await page.locator('#modelNumber').fill('av16179-ch');
      for (const [field, text] of [
        ['firstName', 'Éloïse'],
        ['lastName', "O'Brien"],
        ['email', ' Pat@Example.ORG '],
      ] as const)
        await page.locator(`#${field}`).fill(text);
      await page.locator('#subject').selectOption({ index: 3 });
      await send.click();
      const shownText = (await page.getByText(t('contact.sent')).last().textContent()) ?? '';
      expect(shownText).toMatch(/C\d{6,}/);
      expect(shownText).toContain('pat@example.org');
      if (scripts) await page.locator(':focus').getByText(t('contact.sent')).first().waitFor();
      expect(await message.inputValue()).toBe('');
    },
  );
});

describe('a contact message', () => {
  const fields = { firstName: 'Pat', lastName: 'Doe', email: 'pat@example.org', subject: 'Other' };
  const caseIn = (text: string): string | undefined => /C\d{6,}/.exec(text)?.[0];

  test('a contact message sent twice creates one case, and a message changed in between creates another', async () => {
    const shopper = new HttpShopper();
    const key = fieldOf(await shopper.get('/en/support/contact'), 'key');
    const send = (message: string) => shopper.post('/en/support/contact', { ...fields, key, message });
    const responses = [
      await send('The drain hums.'),
      await send('The drain hums.'),
      await send('The drain hums a B flat.'),
    ];
    expect(responses.map(({ statuses }) => statuses)).toEqual([
      [303, 200],
      [303, 200],
      [303, 200],
    ]);
    const [first, second, third] = responses.map(({ text }) => caseIn(text));
    expect(first).toBeDefined();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('STO-018 a rejected contact message keeps its form key, so that the corrections are not cleared', async () => {
    const shopper = new HttpShopper();
    const key = fieldOf(await shopper.get('/en/support/contact'), 'key');
    const response = await shopper.post('/en/support/contact', { ...fields, key, message: '' });
    expect(response.text).toContain('aria-invalid');
    expect(fieldOf(response, 'key')).toBe(key);
  });

  test('a contact message with invisible characters is accepted, and one with a grouped card number is rejected', async () => {
    const shopper = new HttpShopper();
    const send = (message: string) => shopper.post('/en/support/contact', { ...fields, message });
    expect((await send('\u202aThe re\u00adplacement\u200b drips.')).statuses).toEqual([303, 200]);
    const { statuses, text } = await send('Charge 4111.1111.1111.1111, please.');
    expect([statuses, text.includes('contains a card number')]).toEqual([[200], true]);
  });
});

describe('the documents', () => {
  test.each(visitors)(
    'STO-021 STO-032 documents are found by model number, and each has the right file type (in $locale)',
    async (visitor) => {
      const t = textsOf(visitor.locale);
      const page = await visit(visitor);
      await page.goto(`/${visitor.locale}/for-professionals/technical-specifications`);
      const products = page.locator('main li:has(a[href*=".pdf"])').filter({ has: page.locator('picture') });
      expect(await products.count()).toBe(24);
      await page.getByLabel(t('documents.search')).last().fill('16179');
      await page
        .getByRole('search', { name: t('documents.search') })
        .getByRole('button')
        .click();
      await page.waitForURL('**?q=16179');
      expect(await products.count()).toBeGreaterThan(0);
      const links = await products
        .first()
        .locator('a[href^=http]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      expect(new Set(links.map((link) => new URL(link).pathname.split('.').pop()))).toEqual(
        new Set(['pdf', 'dxf', 'glb']),
      );
      const sheet = await fetch(links[0] ?? '');
      expect(sheet.headers.get('content-type')).toBe('application/pdf');
      if (visitor.scripts) await expectAccessible(page);
    },
  );

  test('STO-033 the literature page lists documents to read but no drawings, and says when nothing is found', async () => {
    const page = await visit({ scripts: false });
    await page.goto('/en/for-professionals/literature');
    expect(await page.locator('main a[href*=".pdf"]').count()).toBeGreaterThan(24);
    expect(await page.locator('main a[href*=".dxf"], main a[href*=".glb"]').count()).toBe(0);
    await page.goto('/en/for-professionals/literature?q=zzqqx');
    await page.getByText(textsOf('en')('documents.none')).waitFor();
  });

  test.each(['en', 'fr'] as const)(
    'STO-021 before scripts load, literature downloads as an archive and the catalogue as single PDF pages (in %s)',
    async (locale) => {
      const t = textsOf(locale);
      const page = await visit({ locale, scripts: false, width: locale === 'fr' ? 375 : 1440 });
      await page.goto(`/${locale}/for-professionals/literature`);
      const archive = page.waitForEvent('download');
      await page
        .getByRole('button')
        .filter({ hasText: t('download.all') })
        .first()
        .click();
      expect((await archive).suggestedFilename()).toMatch(/\.zip$/);
      const catalogue = page.waitForEvent('download');
      await page.getByRole('button', { name: t('catalogue.save') }).click();
      expect((await catalogue).suggestedFilename()).toBe(`catalogue-1-${locale}.pdf`);
      const category = page.locator('main a[href*="/catalogue.pdf"]').last();
      const number = new URL((await category.getAttribute('href')) ?? '', page.url()).searchParams.get('page');
      const chosen = page.waitForEvent('download');
      await category.click();
      expect((await chosen).suggestedFilename()).toBe(`catalogue-${number}-${locale}.pdf`);
      await page.goto(`/${locale}/catalogue.pdf?page=9999`);
      await page.getByText(t('catalogue.none')).waitFor();
    },
  );
});

describe('the showrooms', () => {
  test.each([
    {
      ...visitors[0],
      near: '60654',
      cities: ['Chicago', 'Evanston'],
      path: 'chicago-il',
      street: '222 Merchandise Mart Plaza',
    },
    {
      ...visitors[1],
      near: '60201',
      cities: ['Evanston', 'Chicago'],
      path: 'evanston-il',
      street: '1608 Sherman Avenue',
    },
  ])(
    'STO-016 STO-026 STO-080 STO-088 showrooms near a place are listed nearest first, each with its page (in $locale, scripts $scripts)',
    async ({ near, cities, path, street, ...visitor }) => {
      const { locale, scripts } = visitor;
      const t = textsOf(locale);
      const page = await visit(visitor);
      await page.goto(`/${locale}/find-a-showroom`);
      await page.getByLabel(t('store.search')).fill(near);
      await page
        .getByRole('search', { name: t('store.title') })
        .getByRole('button', { name: t('search.submit'), exact: true })
        .click();
      await page.waitForURL(`**?near=${near}**`);
      const names = page.locator('main h3');
      const nearest = async () => (await names.allTextContents()).slice(0, 2);
      await expect.poll(nearest).toEqual(cities.map((city) => `Basin ${city}`));
      if (scripts) await expectAccessible(page);
      await names.first().getByRole('link').click();
      await page.waitForURL(`**/${locale}/locations/${path}`);
      await page.getByRole('heading', { level: 1, name: `Basin ${cities[0]}` }).waitFor();
      await page.getByText(street).waitFor();
      if (scripts) await expectAccessible(page);
    },
  );

  test.each(['/en/find-a-showroom/browse-all-showrooms', '/fr/locations/browse-all-stores', '/en/locations'])(
    'STO-027 STO-030 STO-031 showrooms are all listed by region at %s, open from the map and can be filtered',
    async (path) => {
      const page = await visit({ scripts: false });
      await page.goto(path);
      const showrooms = page.locator('main h4');
      const all = await showrooms.count();
      const sitemap = await (await page.request.get('/sitemaps/showrooms.xml')).text();
      expect(all).toBe(sitemap.match(/<loc>[^<]*\/en\/locations\//g)?.length);
      expect(await showrooms.filter({ visible: true }).count(), 'regions are closed at first').toBe(0);
      const [mark] = await page.locator('main svg a').all();
      const [name] = ((await mark?.getAttribute('aria-label')) ?? '').split(','); // the state follows
      await mark?.click({ force: true }); // marks may overlap
      await expect.poll(() => showrooms.filter({ visible: true }).allTextContents()).toContain(name);
      const top = await page.locator('li:target').evaluate((entry) => entry.getBoundingClientRect().top);
      expect(top, 'the page scrolls to the showroom').toBeLessThan(200);
      await page.goto(`${path}?feature=SlabGallery`);
      const some = await showrooms.count();
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(all);
    },
  );

  test('showrooms in cities of the same name have titles that differ by the state', async () => {
    const titleOf = async (showroom: string) => {
      const response = await fetch(new URL(`/en/locations/${showroom}`, inject('shopOrigin')));
      return /<title>([^<]*)<\/title>/.exec(await response.text())?.[1];
    };
    expect(await titleOf('portland-me')).toBe('Basin Portland, ME | Basin');
    expect(await titleOf('portland-or')).toBe('Basin Portland, OR | Basin');
  });

  test('an unknown showroom is a 404, however long its name is', async () => {
    for (const showroom of ['nowhere-zz', 'x'.repeat(600)]) {
      const response = await fetch(new URL(`/en/locations/${showroom}`, inject('shopOrigin')));
      expect(response.status).toBe(404);
    }
  });
});

test.each([
  ['/en', 'fixtures', '#f7f4ef'],
  ['/en/products/kitchen', 'kitchen', '#f6f1e9'],
  ['/fr/products/field-tile', 'tile', '#f3f4f2'],
])('the theme colour of %s is the background of its brand', async (path, brand, paper) => {
  const html = await (await fetch(new URL(path, inject('shopOrigin')))).text();
  expect(html).toContain(`data-brand="${brand}"`);
  expect(html).toContain(`content="${paper}"`);
});
