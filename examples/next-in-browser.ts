import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serveMockBackend } from '@basin/mock-backend/node';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';
import { findFreePorts } from '../scripts/ports.ts';
import { serveSystems, type ServedSystems } from './served-systems.ts';
import { buyInShop } from './buy-in-shop.ts';

type Visit = (page: Page, shop: string) => Promise<void>;
type OpenBackEnd = (shop: string) => Promise<ServedSystems>;

/** The back ends that the shop is tested on. */
export const backEnds: Readonly<Record<string, OpenBackEnd>> = {
  'the real gateway': serveSystems,
  'the mock back end': (shop) => serveMockBackend({ port: 0, shop }),
};

/** Returns the path of a project's Next command. */
export const nextProgram = (project: string): string =>
  createRequire(join(project, 'package.json')).resolve('next/dist/bin/next');

/** Starts a built Next shop on a back end and places an order with Chromium. */
export const buyInNextShop = (project: string, openBackEnd: OpenBackEnd, env: NodeJS.ProcessEnv): Promise<void> =>
  visitNextShop(project, openBackEnd, env, buy);

/** Starts a built Next shop whose back end does not respond, and waits for the page and navigation that it then shows. */
export const visitWithoutBackEnd = (project: string, env: NodeJS.ProcessEnv): Promise<void> =>
  visitNextShop(
    project,
    () => Promise.resolve({ origins: closedOrigins, close: () => Promise.resolve() }),
    env,
    async (page, shop) => {
      await page.goto(shop);
      await page.getByRole('heading', { name: 'This did not work' }).waitFor();
      await page.getByRole('link', { name: 'Sign in' }).waitFor();
    },
  );

const closed = 'http://127.0.0.1:9'; // the discard port, on which nothing listens
const closedOrigins = { gateway: closed, author: closed, identity: closed, images: closed, payment: closed };

/** Starts a built Next shop on a back end and visits it with Chromium. */
async function visitNextShop(
  project: string,
  openBackEnd: OpenBackEnd,
  env: NodeJS.ProcessEnv,
  visit: Visit,
): Promise<void> {
  const port = await findFreePorts();
  const shop = `http://localhost:${port}`;
  const { origins, close } = await openBackEnd(shop);
  const next = spawn(
    process.execPath,
    [nextProgram(project), 'start', '--hostname', 'localhost', '--port', `${port}`],
    {
      cwd: project,
      env: { ...env, ...urlVariables(origins), SHOP_URL: shop },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = once(next, 'exit');
  try {
    await waitUntilServed(shop);
    await inBrowser(shop, visit);
  } finally {
    next.kill();
    await ended;
    await close();
  }
}

const urlVariables = ({ gateway, author, identity, images, payment }: ServedSystems['origins']) => ({
  GATEWAY_URL: `${gateway}/api`,
  AUTHOR_URL: author,
  IDENTITY_URL: identity,
  IMAGES_URL: images,
  PAYMENT_URL: payment,
});

async function inBrowser(shop: string, visit: Visit): Promise<void> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000); // guards against hangs
    await visit(page, shop);
  } finally {
    await browser.close();
  }
}

async function buy(page: Page, shop: string): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(shop);
  await buyInShop(page, () => page.getByRole('region').first().getByRole('link').first().click());
  const session = (await page.context().cookies()).find(({ name }) => name === 'shopper');
  if (session?.httpOnly !== true) problems.push('scripts of the page can read the session');
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function waitUntilServed(url: string, attempts = 120): Promise<void> {
  const response = await fetch(url).catch(() => undefined); // not listening yet; the number of attempts is limited
  if (response) return;
  if (attempts === 0) throw new Error(`${url} does not respond`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return waitUntilServed(url, attempts - 1);
}
