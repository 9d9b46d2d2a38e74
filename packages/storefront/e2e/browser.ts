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
  /** Whether scripts run; without them every form and link must still work. */
  readonly scripts?: boolean;
  /** Whether the newsletter dialog may open by itself; otherwise this browser has already answered it. */
  readonly newsletter?: boolean;
  /** The visitor's answer about analytics; `declined` by default, so that no notice covers the page. */
  readonly consent?: 'accepted' | 'declined' | 'open';
  /** Whether the editors' banners are shown; otherwise this browser has closed them. */
  readonly banners?: boolean;
  /** Whether no later visitor reuses the context: for a test that sets its clock, location or permissions. */
  readonly ownContext?: boolean;
  /** A status other than success that a page of this visit may have. */
  readonly expectedStatus?: number;
  /** Whether requests may fail for lack of a connection. */
  readonly canBeOffline?: boolean;
}

/** The options of all visits of a test file. */
export interface BrowserOptions {
  /** Whether pictures are loaded; off by default, because rendering them here and in the gateway takes most of a visit. */
  readonly pictures?: boolean;
  /** Returns the origin of the shop; by default the shop that all tests share. */
  readonly origin?: () => string;
}

const browsers = new Map<boolean, Browser>();

/** Returns the browser of this worker, which all its test files share; it ends with the worker. */
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

/** The options that a context is created with; all others are set for each visitor. */
interface ContextKind {
  readonly pictures: boolean;
  readonly scripts: boolean;
  readonly locale: 'en' | 'fr';
  readonly origin: string;
}

interface OpenContext {
  readonly context: BrowserContext;
  /** Deletes all that the visitor stored in the browser, and makes the context available to the next visitor. */
  readonly release: () => Promise<void>;
}

const defaultWidth = 1440;
const height = 900;
const idleContexts = new Map<string, OpenContext[]>();

/** Returns a context that an earlier visitor released, or a new one. */
async function acquireContext(kind: ContextKind): Promise<OpenContext> {
  const idle = idleContexts.get(JSON.stringify(kind))?.pop();
  return idle?.context.browser()?.isConnected() ? idle : openContext(kind);
}

async function openContext(kind: ContextKind): Promise<OpenContext> {
  const { pictures, scripts, locale, origin } = kind;
  const context = await (
    await openBrowser(pictures)
  ).newContext({
    baseURL: origin,
    javaScriptEnabled: scripts,
    viewport: { width: defaultWidth, height },
    locale: locale === 'fr' ? 'fr-CA' : 'en-US',
  });
  const anchor = await context.newPage(); // keeps the context's process alive between visitors
  const engine = await context.newCDPSession(anchor);
  const release = async () => {
    const pages = context.pages().filter((page) => page !== anchor);
    await Promise.all(pages.map((page) => page.close()));
    await context.clearCookies();
    await engine.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    const key = JSON.stringify(kind);
    idleContexts.set(key, [...(idleContexts.get(key) ?? []), open]);
  };
  const open = { context, release };
  return open;
}

/**
 * Returns a function that opens a page as a new visitor. A test fails when one of its pages logs an error or violates
 * its content security policy.
 */
export function useBrowser({ pictures = false, origin = () => inject('shopOrigin') }: BrowserOptions = {}): {
  visit: (visitor?: Visitor) => Promise<Page>;
} {
  const leave: (() => Promise<void>)[] = [];
  const problems: string[] = [];
  const pages: Page[] = [];
  afterEach(async ({ task }) => {
    const visited = pages.splice(0);
    if (task.result?.state === 'fail') for (const page of visited) console.error(await describePage(page));
    await Promise.all(leave.splice(0).map((each) => each()));
    expect(problems.splice(0)).toEqual([]);
  });
  return {
    async visit({
      width = defaultWidth,
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
      const { context, release } = await (ownContext ? openContext(kind) : acquireContext(kind));
      leave.push(ownContext ? () => context.close() : release);
      await context.addCookies([...consentCookies(consent), ...(banners ? [] : [closedBanners()])]);
      const page = await context.newPage();
      pages.push(page);
      if (width !== defaultWidth) await page.setViewportSize({ width, height });
      if (scripts && !newsletter) await page.addInitScript(answerNewsletter);
      page.setDefaultTimeout(60_000); // only stops a hanging test
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

/** Returns the text of a page and its frames, to find out why a test failed. */
async function describePage(page: Page): Promise<string> {
  const texts = page.frames().map(async (frame) => {
    const text = await frame
      .locator('body')
      .innerText({ timeout: 5_000 })
      .catch(() => 'nothing that can be read'); // a closed or hanging page must not hide why the test failed
    return `${frame.url()} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 2_000)}`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** Marks the newsletter dialog as answered. Runs in each page and frame before its scripts. */
const answerNewsletter = () => {
  if (window === top) localStorage.setItem('basin.newsletter', 'answered');
};

/** Returns the cookie of an answer that was given on an earlier day. */
const consentCookies = (consent: 'accepted' | 'declined' | 'open') =>
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

/** Only violations are described: describing passed rules takes longer than checking them. */
const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/**
 * Expects that axe finds no violation of WCAG 2.2 A and AA. axe cannot check a frame of another origin, so the page must
 * have none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(axeOptions)})`);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
