import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serveMockBackend } from '@basin/mock-backend/node';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';
import { findFreePorts } from '../scripts/ports.ts';
import { serveSystems, type ServedSystems } from './served-systems.ts';
import { buyInShop } from './buy-in-shop.ts';

/** The back ends that the shop is tested on. */
export const backEnds: Readonly<Record<string, (shop: string) => Promise<ServedSystems>>> = {
  'the real gateway': serveSystems,
  'the mock back end': (shop) => serveMockBackend({ port: 0, shop }),
};

/** Returns the path of a project's Next command. */
export const nextProgram = (project: string): string =>
  createRequire(join(project, 'package.json')).resolve('next/dist/bin/next');

/** Starts a built Next shop on a back end and places an order with Chromium. */
export async function buyInNextShop(
  project: string,
  openBackEnd: (shop: string) => Promise<ServedSystems>,
  env: NodeJS.ProcessEnv,
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
    await buy(shop);
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

async function buy(shop: string): Promise<void> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000); // guards against hangs
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(shop);
    await buyInShop(page, () => page.getByRole('region').first().getByRole('link').first().click());
    const session = (await page.context().cookies()).find(({ name }) => name === 'shopper');
    if (session?.httpOnly !== true) problems.push('scripts of the page can read the session');
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    await browser.close();
  }
}

async function waitUntilServed(url: string, attempts = 120): Promise<void> {
  const response = await fetch(url).catch(() => undefined); // not listening yet; the number of attempts is limited
  if (response) return;
  if (attempts === 0) throw new Error(`${url} does not respond`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return waitUntilServed(url, attempts - 1);
}
