import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { llmsIndex, llmsFull } from './llms.ts';
import { sections } from './sections.ts';

const pages = [...sections.values()].flat();

test('every guide is in a section of the documentation and has a title and an introductory sentence', () => {
  const guides = globSync(['docs/*.md', 'packages/sdk/docs/**/*.md']).filter((path) => path !== 'docs/probes.md');
  expect(
    pages
      .map(({ path }) => path)
      .filter((path) => guides.includes(path))
      .toSorted(),
  ).toEqual(guides.toSorted());
  for (const { path, title, about } of pages) expect([path, title, about]).not.toContain('');
  expect(pages.filter(({ title }, index) => pages.findIndex((page) => page.title === title) !== index)).toEqual([]);
});

test('llms.txt lists the URL of each page, and llms-full.txt contains all guides', () => {
  const index = llmsIndex(sections, ({ title }) => `${encodeURIComponent(title)}.html`);
  expect(index).toContain('- [The cart](The%20cart.html): Adding and changing lines, discount codes');
  expect(index.match(/^- /gm)).toHaveLength(pages.length);
  const full = llmsFull(sections.get('Tasks') ?? []);
  for (const { text } of sections.get('Tasks') ?? []) expect(full).toContain(text.trim());
});
