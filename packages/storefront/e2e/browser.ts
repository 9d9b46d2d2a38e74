import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterEach, expect, inject } from 'vitest';
import english from '../../gateway/src/demonstration/content/pages/en/fragments/banners.json' with { type: 'json' };
import french from '../../gateway/src/demonstration/content/pages/fr/fragments/banners.json' with { type: 'json' };
import { bannerId } from '../app/shell/document/banners.server.ts';
import { closedBannersCookie, closedBannersValue } from '../app/shell/document/closed-banners.ts';
import { findChromium, quickScripts } from '../../../scripts/chromium.ts';

export interface Visitor {
  readonly locale?: 'en' | 'fr';
  readonly width?: number;
  /** Off: every form and link must still work. */
  readonly scripts?: boolean;
  /** Whether the newsletter asks by itself; else this browser has answered already, so that nothing comes over the page. */
  readonly newsletter?: boolean;
  /** What this visitor answered about being counted; `declined` unless given, so that no notice stands over the page. */
  readonly consent?: 'accepted' | 'declined' | 'open';
  /** Whether the banners of editors stand over the page; else this browser has closed them. */
  readonly banners?: boolean;
  /** A status that a page of this visit may answer with, beside success. */
  readonly expectedStatus?: number;
}

/** What the visits of a test file have in common. */
export interface BrowserOptions {
  /** Off unless a test looks at them: rendering pictures, here and in the gateway, is the greater part of a visit. */
  readonly pictures?: boolean;
  /** Where the shop is served; that of all tests unless given. */
  readonly origin?: () => string;
}

const browsers = new Map<boolean, Browser>();

/** A browser for all test files of a worker; it ends with the worker. */
async function openBrowser(pictures: boolean): Promise<Browser> {
  const open = browsers.get(pictures);
  if (open?.isConnected()) return open;
  const { executablePath, env } = await findChromium();
  const args = [quickScripts, ...(pictures ? [] : ['--blink-settings=imagesEnabled=false'])];
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  browsers.set(pictures, browser);
  return browser;
}

/** Each visit is a shopper of its own, and no page may log an error or break its policy. */
export function useBrowser({ pictures = false, origin = () => inject('shopOrigin') }: BrowserOptions = {}): {
  visit: (visitor?: Visitor) => Promise<Page>;
} {
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(problems.splice(0)).toEqual([]);
  });
  return {
    async visit({
      width = 1440,
      scripts = true,
      locale = 'en',
      newsletter = false,
      consent = 'declined',
      banners = false,
      expectedStatus,
    } = {}) {
      const browser = await openBrowser(pictures);
      const context = await browser.newContext({
        baseURL: origin(),
        storageState: {
          cookies: [...answered(consent), ...(banners ? [] : [closedBanners()])],
          origins: newsletter ? [] : [answeredNewsletter(origin())],
        },
        javaScriptEnabled: scripts,
        viewport: { width, height: 900 },
        locale: locale === 'fr' ? 'fr-CA' : 'en-US',
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(120_000); // ends a hang, measures nothing
      page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        const isExpected = expectedStatus !== undefined && message.text().includes(`status of ${expectedStatus}`);
        if (message.type() === 'error' && !isExpected) problems.push(`${message.location().url}: ${message.text()}`);
      });
      return page;
    },
  };
}

const answeredNewsletter = (origin: string) => ({
  origin,
  localStorage: [{ name: 'basin.newsletter', value: 'answered' }],
});

/** The answer as the shop keeps it, given on an earlier day. */
const answered = (consent: 'accepted' | 'declined' | 'open') =>
  consent === 'open' ? [] : [cookie('basin-consent', `${consent}.2026-01-31`)];

const closedBanners = () =>
  cookie(
    closedBannersCookie,
    closedBannersValue([english, french].flatMap(({ components }) => components).map(({ text }) => bannerId(text))),
  );

const cookie = (name: string, value: string) => {
  const { hostname: domain } = new URL(inject('shopOrigin'));
  return { name, value, domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
};

/** What is right is not described: that takes longer than the search. */
const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** No violation of WCAG 2.2 A and AA that a machine can find. axe sees no frame of another origin, so there must be none. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(axeOptions)})`);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
