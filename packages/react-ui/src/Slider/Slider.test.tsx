import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as stories from './Slider.stories.tsx';

const { Default } = composeStories(stories);

test('keys move a slider by one step and to its ends, and the text next to it follows', async () => {
  const { getByRole, getByText } = await render(<Default />);
  const slider = getByRole('slider', { name: 'Distance' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '30 miles');
  await userEvent.keyboard('{End}');
  await expect.element(getByText('100 miles')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(getByText('5 miles', { exact: true })).toBeVisible();
});

test('the selected part of a slider ends under the thumb', async () => {
  const { container } = await render(<Default min={0} max={100} defaultValue={50} />);
  const middle = (element: Element | null, at: 'left' | 'right') => element?.getBoundingClientRect()[at] ?? 0;
  const input = container.querySelector('input');
  const centre = (middle(input, 'left') + middle(input, 'right')) / 2;
  expect(middle(container.querySelector('[data-part=slider-chosen]'), 'right')).toBeCloseTo(centre, 0);
});

test('before scripts load a slider submits its number and shows no text that would not follow it', () => {
  const html = renderToStaticMarkup(<Default />);
  expect(html).toMatch(/<input(?=[^>]* name="miles")(?=[^>]* value="25")/);
  expect(html).not.toContain('aria-valuetext');
});
