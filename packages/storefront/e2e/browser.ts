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
  /** Whether no later visitor gets the context: for a test that sets its clock, its place or what it permits. */
  readonly ownContext?: boolean;
  /** A status that a page of this visit may answer with, beside success. */
  readonly expectedStatus?: number;
  /** Whether requests may fail for lack of a connection. */
  readonly canBeOffline?: boolean;
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
  // one process for the pages of a context: each costs a third of a visit
  const args = [
    quickScripts,
    '--renderer-process-limit=1',
    ...(pictures ? [] : ['--blink-settings=imagesEnabled=false']),
  ];
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  browsers.set(pictures, browser);
  return browser;
}

/** What a context is made with; the rest is set for each visitor. */
interface ContextKind {
  readonly pictures: boolean;
  readonly scripts: boolean;
  readonly locale: 'en' | 'fr';
  readonly origin: string;
}

interface OpenContext {
  readonly context: BrowserContext;
  /** For the next visitor: forgets all that this one left in the browser. */
  readonly giveBack: () => Promise<void>;
}

const usualWidth = 1440;
const height = 900;
const idle = new Map<string, OpenContext[]>();

/** A context that an earlier visitor has left, or a new one. */
async function takeContext(kind: ContextKind): Promise<OpenContext> {
  const left = idle.get(JSON.stringify(kind))?.pop();
  return left?.context.browser()?.isConnected() ? left : openContext(kind);
}

async function openContext(kind: ContextKind): Promise<OpenContext> {
  const { pictures, scripts, locale, origin } = kind;
  const context = await (
    await openBrowser(pictures)
  ).newContext({
    baseURL: origin,
    javaScriptEnabled: scripts,
    viewport: { width: usualWidth, height },
    locale: locale === 'fr' ? 'fr-CA' : 'en-US',
  });
  const anchor = await context.newPage(); // keeps the context's process alive between visitors
  const engine = await context.newCDPSession(anchor);
  const giveBack = async () => {
    const pages = context.pages().filter((page) => page !== anchor);
    await Promise.all(pages.map((page) => page.close()));
    await context.clearCookies();
    await engine.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    const key = JSON.stringify(kind);
    idle.set(key, [...(idle.get(key) ?? []), open]);
  };
  const open = { context, giveBack };
  return open;
}

/** Each visit is a shopper of its own, and no page may log an error or break its policy. */
export function useBrowser({ pictures = false, origin = () => inject('shopOrigin') }: BrowserOptions = {}): {
  visit: (visitor?: Visitor) => Promise<Page>;
} {
  const leave: (() => Promise<void>)[] = [];
  const problems: string[] = [];
  const pages: Page[] = [];
  afterEach(async ({ task }) => {
    const visited = pages.splice(0);
    if (task.result?.state === 'fail') for (const page of visited) console.error(await whatIsShown(page));
    await Promise.all(leave.splice(0).map((each) => each()));
    expect(problems.splice(0)).toEqual([]);
  });
  return {
    async visit({
      width = usualWidth,
      scripts = true,
      locale = 'en',
      newsletter = false,
      consent = 'declined',
      banners = false,
      ownContext = false,
      expectedStatus,
      canBeOffline = false,
    } = {}) {
      const kind = { pictures, scripts, locale, origin: origin() };
      const { context, giveBack } = await (ownContext ? openContext(kind) : takeContext(kind));
      leave.push(ownContext ? () => context.close() : giveBack);
      await context.addCookies([...answered(consent), ...(banners ? [] : [closedBanners()])]);
      const page = await context.newPage();
      pages.push(page);
      if (width !== usualWidth) await page.setViewportSize({ width, height });
      if (scripts && !newsletter) await page.addInitScript(answerNewsletter);
      page.setDefaultTimeout(60_000); // ends a hang, measures nothing
      page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text();
        const isExpected =
          (expectedStatus !== undefined && text.includes(`status of ${expectedStatus}`)) ||
          (canBeOffline && text.includes('ERR_INTERNET_DISCONNECTED'));
        if (message.type() === 'error' && !isExpected) problems.push(`${message.location().url}: ${text}`);
      });
      return page;
    },
  };
}

/** What the page and its frames show, to find out why a test failed. */
async function whatIsShown(page: Page): Promise<string> {
  const texts = page.frames().map(async (frame) => {
    const text = await frame
      .locator('body')
      .innerText({ timeout: 5_000 })
      .catch(() => 'nothing that can be read'); // a closed or hanging page must not hide why the test failed
    return `${frame.url()} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 2_000)}`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** Runs before the scripts of each page and of each frame in it. */
const answerNewsletter = () => {
  if (window === top) localStorage.setItem('basin.newsletter', 'answered');
};

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
