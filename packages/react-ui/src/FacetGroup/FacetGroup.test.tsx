import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './FacetGroup.stories.tsx';

const { ShowMore, SelectedInTheRest, Deferred } = composeStories(stories);

test('the rest opens by keyboard, and a box checked there keeps its position and focus', async () => {
  const { getByText, getByRole } = await render(<ShowMore />);
  for (const _ of ['the line', 'the first box', 'the second box', 'show more']) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Show less')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(getByRole('checkbox', { name: /Brass/ })).toBeChecked();
  await expect.element(getByRole('checkbox', { name: /Brass/ })).toHaveFocus();
});

test('the values of the rest are as far apart as the first ones', async () => {
  const { getByText, getByRole } = await render(<ShowMore />);
  await userEvent.click(getByText('Show more'));
  const topOf = (name: RegExp) => getByRole('checkbox', { name }).element().getBoundingClientRect().top;
  const first = topOf(/Chrome/) - topOf(/Nickel/);
  expect(topOf(/Bronze/) - topOf(/Brass/)).toBeCloseTo(first, 0);
  expect(topOf(/Black/) - topOf(/Bronze/)).toBeCloseTo(first, 0);
});

test('initially selected values are visible, and the summary line counts them', async () => {
  const { container, getByRole } = await render(<SelectedInTheRest />);
  await expect.element(getByRole('checkbox', { name: /Matte Black/ })).toBeVisible();
  expect(container.querySelector('[data-part=disclosure-note]')).toHaveTextContent('1');
});

test('the values of a closed facet group are rendered when it is opened, the rest when that is opened; until then a link leads to them', async () => {
  const { getByRole, getByText } = await render(<Deferred />);
  const opened = () => getByRole('checkbox').elements().length;
  expect(opened()).toBe(0);
  await expect.element(getByText('View all')).toBeInTheDocument();
  await userEvent.click(getByText('Finish').first());
  await expect.poll(opened).toBe(3);
  await userEvent.click(getByText('Show more'));
  await expect.poll(opened).toBe(5);
  await expect.element(getByText('View all')).not.toBeInTheDocument();
});

test('a facet group that was opened before scripts ran gets its values', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(<Deferred />);
  document.body.append(container);
  container.querySelector('details')?.setAttribute('open', '');
  const root = hydrateRoot(container, <Deferred />);
  await expect.poll(() => container.querySelectorAll('input').length).toBe(3);
  root.unmount();
  container.remove();
});
