import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';

const folder = new URL('../build/client/_app/', import.meta.url);

/** Returns the path of the shop's script that contains a text. Its name does not say what is in it. */
export function builtScript(text: string): string {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = scripts.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes(text));
  if (found.length !== 1) throw new Error(`${found.length} scripts contain “${text}”: ${found.join(', ')}`);
  return `/_app/${found.join('')}`;
}

/** Returns the requests of a page for the script of the newsletter overlay, which it sends when the overlay is due. */
export function newsletterOffers(page: Page): string[] {
  const [script, offers]: [string, string[]] = [builtScript('newsletter.notAgain'), []];
  page.on('request', (request) => request.url().endsWith(script) && offers.push(request.url()));
  return offers;
}
