import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serveMockBackend } from '@basin/mock-backend/node';
import { chromium } from 'playwright';
import { buyInShop } from '../examples/walks.ts';
import { findChromium } from '../scripts/chromium.ts';
import { serveSystems, type ServedSystems } from './back-end.ts';

/** The back ends that the shop is bought in on. */
const backEnds: Readonly<Record<string, (shop: string) => Promise<ServedSystems>>> = {
  'the real gateway': serveSystems,
  'the mock back end': (shop) => serveMockBackend({ port: 0, shop }),
};

/** Starts the shop that Next has built, on each back end, and buys in it with Chromium. */
export async function buyInNextShop(project: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = env.PORT ?? '3917';
  const shop = `http://localhost:${port}`;
  for (const [name, open] of Object.entries(backEnds)) {
    const { origins, close } = await open(shop);
    const next = spawn(process.execPath, [join(project, 'node_modules/next/dist/bin/next'), 'start', '--port', port], {
      cwd: project,
      env: { ...env, ...addressesOf(origins), SHOP_URL: shop },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(next, 'exit');
    try {
      await answers(shop);
      await buy(shop);
    } catch (error) {
      throw new Error(`the shop does not sell on ${name}`, { cause: error });
    } finally {
      next.kill();
      await ended;
      await close();
    }
  }
}

const addressesOf = ({ gateway, author, identity, images, payment }: ServedSystems['origins']) => ({
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
    page.setDefaultTimeout(120_000); // a hang guard
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

async function answers(url: string, tries = 120): Promise<void> {
  const response = await fetch(url).catch(() => undefined); // not listening yet; the number of tries is limited
  if (response) return;
  if (tries === 0) throw new Error(`${url} does not respond`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return answers(url, tries - 1);
}
