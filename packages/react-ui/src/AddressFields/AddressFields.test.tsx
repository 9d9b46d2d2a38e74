import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import '../styles.css';
import * as stories from './AddressFields.stories.tsx';

const { Default } = composeStories(stories);

test('a country chosen before scripts loaded shows its fields after hydration', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Default />);
  const country = page.querySelector<HTMLSelectElement>('select[name=country]');
  if (country) country.value = 'SG';
  const root = hydrateRoot(page, <Default />);
  await expect.poll(() => page.querySelector('[name=state]')).toBeNull();
  expect(page.querySelector<HTMLSelectElement>('select[name=country]')?.value).toBe('SG');
  root.unmount();
  page.remove();
});
