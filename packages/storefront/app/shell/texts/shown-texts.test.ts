import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import texts from '../../../../gateway/src/demonstration/content/dictionary/en.json' with { type: 'json' };

const packages = new URL('../../../../', import.meta.url);

/** Where a text is named: the shop, the errors of calls, and the names of the languages. */
const places = ['storefront/app', 'sdk/src/errors', 'gateway/src/content'];

const gap = /\$\{[^{}`]+\}/g;
const literal = new RegExp(`'[\\w.]+'|"[\\w.]+"|\`(?:[\\w.]|${gap.source})+\``, 'g');

/** Returns the quoted texts and templates of the sources, such as `banner.${type}`. */
async function literals(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const name of glob(`{${places.join()}}/**/*.{ts,tsx}`, { cwd: packages, exclude: ['**/*.test.*'] }))
    for (const [text] of (await readFile(new URL(name, packages), 'utf8')).matchAll(literal))
      found.add(text.slice(1, -1));
  return found;
}

test('every text of the dictionary is shown somewhere', async () => {
  const written = await literals();
  const patterns = [...written]
    .filter((text) => text.includes('${') && /[a-z]{2}/.test(text.replaceAll(gap, '')))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(gap, '.+')}$`));
  const isShown = (key: string) => written.has(key) || patterns.some((pattern) => pattern.test(key));
  const unshown = Object.keys(texts).filter((key) => !isShown(key) && !isShown(key.replace(/\.(?:one|other)$/, '')));
  expect(unshown).toEqual([]);
});
