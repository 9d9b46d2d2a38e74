import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import english from '../../gateway/src/demonstration/content/settings/en/configuration.json' with { type: 'json' };
import french from '../../gateway/src/demonstration/content/settings/fr/configuration.json' with { type: 'json' };
import { expectAccessible, useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';

const { visit } = useBrowser();

/** Returns the names on a map without the state, which tells towns of the same name apart. */
const townsOf = async (marks: Locator): Promise<string[]> => {
  const names = await marks.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/, [A-Z]{2}$/, ''));
};

const configured = { en: english.general, fr: french.general };

test.each(['en', 'fr'] as const)(
  'UI-047 a browser that does not share its location gets the configured title, message and link (in %s)',
  async (locale) => {
    const t = textsOf(locale);
    const page = await visit({ locale, width: locale === 'fr' ? 375 : 1440 });
    await page.goto(`/${locale}/find-a-showroom/browse-all-showrooms`);
    await touch(page);
    await page.getByRole('button', { name: t('store.ownPlace') }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const { geoLocationErrorTitle: title, geoLocationErrorMessage: message, ...cta } = configured[locale];
    expect(await alert.textContent()).toContain(title);
    expect(await alert.textContent()).toContain(message);
    const link = alert.getByRole('link', { name: cta.geoLocationErrorCtaLabel });
    expect(await link.getAttribute('href')).toBe(cta.geoLocationErrorCtaLink);
    await expectAccessible(page);
  },
);

test('the showrooms near the browser’s location are shown, and the URL contains only the place', async () => {
  const page = await visit({ ownContext: true });
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 41.8837, longitude: -87.6325 });
  await page.goto('/en/find-a-showroom/browse-all-showrooms');
  await touch(page);
  await page.getByRole('button', { name: textsOf('en')('store.ownPlace') }).click();
  await page.waitForURL(/near=/);
  expect(new URL(page.url()).search).not.toContain('lat');
  expect((await page.locator('main h3').allTextContents())[0]).toBe('Basin Chicago');
});

test('a browser without geolocation gets the message at once', async () => {
  const page = await visit({ ownContext: true });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
  await page.goto('/en/find-a-showroom/browse-all-showrooms');
  await touch(page);
  await page.getByRole('button', { name: textsOf('en')('store.ownPlace') }).click();
  await page.locator('main').getByRole('alert').waitFor();
});

test('a showroom’s page says that it has closed once its closing time has passed', async () => {
  const page = await visit({ ownContext: true });
  await page.clock.install({ time: new Date('2030-12-03T17:30:00-06:00') }); // a Tuesday
  await page.goto('/en/locations/chicago-il');
  await hydrate(page);
  await page.getByText('Open until 6 PM').waitFor();
  await page.clock.runFor('31:00');
  await page.getByText('Closed now, opens Wednesday at 10 AM').waitFor();
});

test('the showroom that becomes my showroom takes the focus of the pressed button', async () => {
  const page = await visit();
  const t = textsOf('en');
  await page.goto('/en/locations/chicago-il');
  await hydrate(page);
  await page.getByRole('button', { name: t('store.makeMine') }).press('Enter');
  await page.getByText(t('store.mine')).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(t('store.mine'));
});

test('a link past the filters leads a keyboard to the map of all showrooms', async () => {
  const t = textsOf('en');
  const page = await visit({ scripts: false });
  await page.goto('/en/find-a-showroom/browse-all-showrooms');
  await page.getByRole('link', { name: t('store.skipToMap') }).press('Enter');
  await page.keyboard.press('Tab');
  const map = page.getByRole('region', { name: t('store.map') });
  expect(await map.evaluate((region) => region.contains(document.activeElement))).toBe(true);
});

test('before scripts load, showrooms are filtered by state or province, shown on the map and in the list, and one can be chosen as my showroom', async () => {
  const page = await visit({ scripts: false });
  await page.goto('/en/find-a-showroom/browse-all-showrooms');
  await page.locator('input[name=region][value=IL]').check();
  await page.locator('input[name=region][value=QC]').check();
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/region=IL&region=QC/);
  const names = await page.locator('main h3').allTextContents();
  expect(await page.locator('main h2').first().textContent()).toMatch(/^\d+ showrooms$/);
  expect(names.length).toBeGreaterThan(1);
  const marks = page.getByRole('region', { name: textsOf('en')('store.map') }).locator('svg a');
  expect(await townsOf(marks)).toEqual(names);
  const t = textsOf('en');
  await page.goto('/en/locations/chicago-il');
  await page.getByRole('button', { name: t('store.makeMine') }).click();
  await page.getByText(t('store.mine')).waitFor();
  await page.goto('/en/find-a-showroom');
  await page.getByText(t('store.startsAtMine')).waitFor();
  await page.locator('form').getByRole('link', { name: 'Basin Chicago' }).waitFor();
});

test.each([
  { locale: 'en', scripts: true, width: 1440 },
  { locale: 'fr', scripts: false, width: 375 },
] as const)(
  'a showroom page has a breadcrumb and a keyboard-accessible map of it and nearby showrooms (in $locale, scripts $scripts)',
  async (visitor) => {
    const { locale, scripts } = visitor;
    const t = textsOf(locale);
    const page = await visit(visitor);
    await page.goto(`/${locale}/locations/chicago-il`);
    if (scripts) await touch(page);
    // only the browser knows the time, because guests share the page
    await expect.poll(() => page.locator('main dl [aria-current=date]').count()).toBe(scripts ? 1 : 0);
    expect(
      await page
        .getByRole('navigation', { name: t('nav.breadcrumb') })
        .getByText('Basin Chicago')
        .count(),
    ).toBe(1);
    const nearby = page.getByRole('region', { name: t('store.nearby') });
    const names = await nearby.getByRole('heading', { level: 3 }).allTextContents();
    expect(names.length).toBe(3);
    expect(await nearby.textContent()).toMatch(locale === 'fr' ? /\d km/ : /\d miles/);
    const display = page.getByRole('heading', { name: t('store.display') }).locator('..');
    expect(await display.locator('a[href*="/collections/"]').count()).toBe(8);
    const map = page.getByRole('region', { name: t('store.map') });
    const marks = map.locator('svg a');
    expect((await townsOf(marks)).toSorted()).toEqual(['Basin Chicago', ...names].toSorted());
    await map.getByRole('link', { name: names[0] ?? '' }).press('Enter');
    await page.waitForURL(/#showroom-/);
    if (scripts) await expectAccessible(page);
    await nearby.getByRole('link', { name: names[0] ?? '', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();
  },
);
