import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const { visit } = useBrowser();

test.each([
  { width: 375, height: 667, consent: 'open' },
  { width: 375, height: 812, consent: 'open' },
  { width: 390, height: 844, consent: 'open' },
  { width: 1366, height: 768, consent: 'open' },
  { width: 1440, height: 900, consent: 'open' },
  { width: 320, height: 568, consent: 'declined' },
] as const)(
  'the link of the front page’s first picture is on the first screen of $width by $height below the site banner (consent: $consent)',
  async ({ consent, ...screen }) => {
    for (const locale of ['en', 'fr'] as const) {
      const page = await visit({ locale, consent, banners: true, scripts: false });
      await page.setViewportSize(screen);
      await page.goto(`/${locale}`);
      const link = await page.locator('main section a').first().boundingBox();
      expect((link?.y ?? NaN) + (link?.height ?? NaN)).toBeLessThanOrEqual(screen.height);
    }
  },
);
