import { composeStories } from '@storybook/react-vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as accordion from './Accordion/Accordion.stories.tsx';
import { Badge } from './Badge/Badge.tsx';
import * as combobox from './Combobox/Combobox.stories.tsx';
import * as descriptionList from './DescriptionList/DescriptionList.stories.tsx';
import * as dialog from './Dialog/Dialog.stories.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { Container, Grid } from './Layout/Layout.tsx';
import { MediaCard } from './MediaCard/MediaCard.tsx';
import * as orderCard from './OrderCard/OrderCard.stories.tsx';
import { Picture } from './Picture/Picture.tsx';
import * as progressBar from './ProgressBar/ProgressBar.stories.tsx';
import * as rangeField from './RangeField/RangeField.stories.tsx';
import * as stepper from './Stepper/Stepper.stories.tsx';
import * as storeMap from './StoreMap/StoreMap.stories.tsx';
import './styles.css';
import { pictures } from './testing/pictures.ts';
import { allStories } from './testing/stories.tsx';
import * as toastRegion from './Toast/ToastRegion.stories.tsx';
import { Heading } from './Typography/Typography.tsx';

const whole = [stepper, descriptionList].flatMap((file) => Object.entries(composeStories(file)));
const { French: Suggestions } = composeStories(combobox);
const { Cropped } = composeStories(storeMap);
const { Default: Range } = composeStories(rangeField);
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

test.each(whole)('at twice the text size and 375 px no word of steps and descriptions breaks: %s', async (_, Story) => {
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

test.each(allStories)('at twice the text size and 375 px nothing overflows sideways: $name', async ({ Story }) => {
  await render(<Story />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

test.each(Object.entries(composeStories(orderCard)))(
  'at twice the text size the number of an order and its total do not overlap: %s',
  async (_, Story) => {
    const { container } = await render(<Story />);
    const name = container.querySelector('[data-part=order-card-name] a');
    const total = container.querySelector('[data-part=order-card-total]');
    if (name && total) expect(overlaps(name, total)).toBe(false);
  },
);

test.each([
  ['a dialog', composeStories(dialog).Dark, '[data-part=dialog-close]', '[data-part=dialog]'],
  ['a toast', composeStories(toastRegion).Confirmation, '[data-part=toast-dismiss]', '[data-part=toast]'],
] as const)('at twice the text size and 375 px the close button of %s is inside it', async (_, Story, close, box) => {
  await render(<Story />);
  await expect.poll(() => document.querySelector(`${box} ${close}`)).not.toBeNull();
  const inner = document.querySelector(close)?.getBoundingClientRect();
  const outer = document.querySelector(box)?.getBoundingClientRect();
  expect(inner?.right).toBeLessThanOrEqual(outer?.right ?? 0);
  expect(inner?.right).toBeLessThanOrEqual(375);
});

test.each([
  ['a progress bar', composeStories(progressBar).French, '[data-part=progress-bar]'],
  ['a summary', composeStories(accordion).LongText, '[data-part=disclosure-summary]'],
  ['the title of a dialog', composeStories(dialog).LongText, '[data-part=dialog-title]'],
] as const)('at twice the text size and 375 px no word of %s breaks', async (_, Story, selector) => {
  const { container } = await render(<Story />);
  const [part] = container.querySelectorAll(selector);
  expect(part && brokenWords(part)).toEqual([]);
});

test('at twice the text size and 375 px a suggestion is as wide as its list', async () => {
  const { container } = await render(
    <Container>
      <Suggestions />
    </Container>,
  );
  await userEvent.click(container.querySelector('[role=combobox]') ?? container);
  const list = container.querySelector('[role=listbox]');
  expect(list).toBeVisible();
  expect(list?.scrollWidth).toBe(list?.clientWidth);
});

test('at twice the text size and 375 px each bound of a price range has a line of its own', async () => {
  const { container } = await render(<Range />);
  const inputs = [...container.querySelectorAll('input[type=number]')].map((input) => input.getBoundingClientRect());
  expect(inputs).toHaveLength(2);
  expect(inputs[1]?.top).toBeGreaterThan(inputs[0]?.bottom ?? Infinity);
});

test('at twice the text size and 375 px the zoom buttons of a map are inside its frame', async () => {
  const { container } = await render(
    <Container>
      <Cropped />
    </Container>,
  );
  const map = container.querySelector('[data-part=store-map]')?.getBoundingClientRect();
  const buttons = [...container.querySelectorAll('[data-part=store-map] button')];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(map?.right ?? 0);
});

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test('at twice the text size the heading of a section is smaller than that of the page', async () => {
  await page.viewport(375, 800);
  await render(
    <>
      <Heading level={1}>Favourites</Heading>
      <Heading level={2}>Products</Heading>
    </>,
  );
  const heading = (level: number) => page.getByRole('heading', { level }).element();
  const size = (level: number) => Number.parseFloat(getComputedStyle(heading(level)).fontSize);
  expect(size(2)).toBeLessThan(size(1));
});

test('at twice the text size the total of an order stands below a name of short words', async () => {
  await page.viewport(375, 800);
  const { Default: Order } = composeStories(orderCard);
  const { container } = await render(<Order name="The bath of Ida and Theo" total="$0.00" />);
  const box = (part: string) => container.querySelector(`[data-part=order-card-${part}]`)?.getBoundingClientRect();
  expect(box('total')?.top).toBeGreaterThanOrEqual(box('head')?.bottom ?? Infinity);
});
