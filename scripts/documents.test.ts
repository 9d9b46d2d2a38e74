import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../', import.meta.url));
const documents = globSync('**/*.md', { cwd: repository, exclude: ['**/node_modules', '**/build', '.*'] });

/** Returns the relative file links of a page. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((?!\w+:|\/)([^)#\s]+)/g)].map(([, link = '']) => decodeURI(link));

test('every relative link in the documentation points to an existing file', () => {
  expect(documents).toContain('docs/own-gateway.md');
  const deadLinks = documents.flatMap((page) => {
    const links = linksOf(readFileSync(join(repository, page), 'utf8'));
    return links.filter((link) => !existsSync(join(repository, dirname(page), link))).map((link) => `${page}: ${link}`);
  });
  expect(deadLinks).toEqual([]);
});
