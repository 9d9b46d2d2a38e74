import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import '../styles.css';
import * as stories from './Tabs.stories.tsx';

const { Default } = composeStories(stories);

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

test('before hydration the page hash selects the open panel', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Default />);
  document.body.append(page);
  const shown = () =>
    [...page.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.checkVisibility()).map(({ id }) => id);
  expect(shown()).toEqual(['features']);
  page.querySelectorAll('a')[2]?.click();
  await expect.poll(shown).toEqual(['documents']);
  page.remove();
});

test('without scripts every panel of the tabs is open', () => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  frame.srcdoc = `<style>${css}</style>${renderToStaticMarkup(<Default />)}`;
  document.body.append(frame);
  return expect
    .poll(
      () =>
        [...(frame.contentDocument?.querySelectorAll('[role=tabpanel]') ?? [])].filter((panel) =>
          panel.checkVisibility(),
        ).length,
    )
    .toBe(3)
    .finally(() => frame.remove());
});
