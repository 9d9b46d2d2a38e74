import { composeStories } from '@storybook/react-vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Badge } from './Badge/Badge.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { Grid } from './Layout/Layout.tsx';
import { MediaCard } from './MediaCard/MediaCard.tsx';
import { Picture } from './Picture/Picture.tsx';
import * as stepper from './Stepper/Stepper.stories.tsx';
import './styles.css';
import { pictures } from './testing/pictures.ts';

const steps = composeStories(stepper);
const sheet = new CSSStyleSheet();

beforeAll(async () => {
  await page.viewport(375, 800);
  sheet.replaceSync(':root { font-size: 200% }');
  document.adoptedStyleSheets.push(sheet);
});
afterAll(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
});

/** Returns the words that are broken across lines. */
function brokenWords(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    for (const { index, 0: word } of text.matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
}

test.each(Object.entries(steps))('at twice the text size and 375 px no word of a step breaks: %s', async (_, Story) => {
  const { container } = await render(<Story />);
  expect(brokenWords(container)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

test('at twice the text size and 375 px no word of a badge breaks next to a button', async () => {
  const card = (label: string) => (
    <MediaCard
      title="Calder faucet"
      href="/calder"
      media={<Picture {...pictures.nickel} />}
      badges={<Badge data-badge>{label}</Badge>}
      actions={<IconButton icon="heart" label="Save" />}
    />
  );
  const { container } = await render(
    <Grid columns={2}>
      {card('Exclusive')}
      {card('Nouveauté')}
    </Grid>,
  );
  const badges = [...container.querySelectorAll('[data-badge]')];
  expect(badges).toHaveLength(2);
  expect(badges.flatMap(brokenWords)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
