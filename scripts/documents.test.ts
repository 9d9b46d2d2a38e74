import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../', import.meta.url));
const documents = globSync('**/*.md', { cwd: repository, exclude: ['**/node_modules', '**/build', '.*'] });

/** The files that a page links to, from its own folder. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((?!\w+:|\/)([^)#\s]+)/g)].map(([, link = '']) => decodeURI(link));

test('every link of a page of the documentation leads to a file', () => {
  expect(documents).toContain('docs/own-gateway.md');
  const dead = documents.flatMap((page) => {
    const links = linksOf(readFileSync(join(repository, page), 'utf8'));
    return links.filter((link) => !existsSync(join(repository, dirname(page), link))).map((link) => `${page}: ${link}`);
  });
  expect(dead).toEqual([]);
});
