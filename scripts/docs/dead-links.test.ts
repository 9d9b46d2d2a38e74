import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';

test('links of a page that lead to no file are listed, and other links are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'guides'));
  const links = ['../index.html#begin', 'the%20cart.html', 'https://example.com', '#top', 'no.html', '../guides'];
  writeFileSync(join(folder, 'index.html'), '<img src="shop.webp">');
  writeFileSync(join(folder, 'guides/the cart.html'), links.map((link) => `<a href="${link}">`).join(''));
  expect(deadLinks(folder).toSorted()).toEqual([
    'guides/the cart.html: ../guides',
    'guides/the cart.html: no.html',
    'index.html: shop.webp',
  ]);
});
