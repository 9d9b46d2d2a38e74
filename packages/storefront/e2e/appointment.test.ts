import { expect, test } from 'vitest';
import { demoStores } from '../../gateway/src/demonstration/demo-stores.ts';
import { expectAccessible, useBrowser } from './browser.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();

test.each([
  { locale: 'en', scripts: true, width: 1440 },
  { locale: 'fr', scripts: false, width: 320 },
] as const)(
  'UI-032 the appointment overlay uses the business partner number and offers a calendar file (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale, scripts } = shopper;
    const t = textsOf(locale);
    const page = await visit(shopper);
    await page.goto(`/${locale}/locations/chicago-il`);
    if (scripts) await hydrate(page);
    await page.getByRole('link', { name: t('store.appointment') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('store.appointment') });
    const showroom = demoStores().find(({ pagePath }) => pagePath === '/locations/chicago-il');
    expect(await dialog.locator('input[name=key]').getAttribute('value')).toBe(showroom?.businessPartnerNumber);
    const send = () => dialog.getByRole('button', { name: t('appointment.submit') }).click();
    await send();
    await dialog.locator('#appointmentDay[aria-invalid=true]').waitFor();
    if (scripts) await expectAccessible(page);
    for (const [name, value] of Object.entries({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' }))
      await dialog.locator(`input[name=${name}]`).fill(value);
    const days = dialog.locator('select[name=appointmentDay]');
    const times = dialog.locator('select[name=appointmentTime]');
    const values = await days
      .locator('option')
      .evaluateAll((options) => options.map((each) => each.getAttribute('value')));
    await days.selectOption(values.find((value) => value && new Date(value).getUTCDay() === 0) ?? '');
    const sunday = ['12:00', '13:00', '14:00', '15:00', '16:00'];
    if (scripts) {
      const offered = () => times.locator('option').evaluateAll((each) => each.map((one) => one.getAttribute('value')));
      await expect.poll(offered).toEqual(['', ...sunday]);
    } else {
      await times.selectOption('10:00');
      await send();
      await dialog.getByText(t('field.error.appointmentTime')).waitFor();
    }
    await days.selectOption({ index: 3 });
    await times.selectOption('14:00');
    const day = await dialog.locator('select[name=appointmentDay]').inputValue();
    const [dayName = '', timeName = ''] = await dialog.locator('select option:checked').allTextContents();
    await send();
    await dialog.getByText(t('appointment.done')).waitFor();
    if (scripts) await page.locator(':focus').getByText(t('appointment.done')).waitFor();
    const zone = locale === 'en' ? 'Central Time' : 'heure du Centre';
    await dialog.getByText(`${dayName}, ${timeName}, ${zone}`).waitFor();
    if (scripts) await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('link', { name: t('appointment.calendar') }).click();
    const file = await (await saved).createReadStream();
    const text = (await file.toArray()).join('').replaceAll('\r\n ', ''); // long lines are folded
    const [, start = ''] = /DTSTART:(\d{8}T\d\d0000Z)\r\n/.exec(text) ?? [];
    const hours = { hour: '2-digit', hourCycle: 'h23', timeZone: 'America/Chicago' } as const;
    const instant = new Date(start.replace(/(....)(..)(..T..)(..)(..)/, '$1-$2-$3:$4:$5'));
    expect(new Intl.DateTimeFormat('en', hours).format(instant)).toBe('14');
    expect(start).toContain(day.replaceAll('-', ''));
    expect(text).toMatch(/DESCRIPTION:\(\d{3}\) \d{3}-\d{4}/);
    expect(text).toMatch(/LOCATION:222 Merchandise/);
  },
);
