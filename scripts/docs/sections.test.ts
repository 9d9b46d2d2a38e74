import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { llmsIndex, llmsWhole } from './llms.ts';
import { sections } from './sections.ts';

const pages = [...sections.values()].flat();

test('every guide has its place in the documentation, a title and a sentence that says what it is about', () => {
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

test('an assistant finds each page by its address, and reads all guides on one', () => {
  const index = llmsIndex(sections, ({ title }) => `${encodeURIComponent(title)}.html`);
  expect(index).toContain('- [The cart](The%20cart.html): Adding, changing, discount codes');
  expect(index.match(/^- /gm)).toHaveLength(pages.length);
  const whole = llmsWhole(sections.get('Tasks') ?? []);
  for (const { text } of sections.get('Tasks') ?? []) expect(whole).toContain(text.trim());
});
