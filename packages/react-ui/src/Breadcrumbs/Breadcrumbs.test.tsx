import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('breadcrumbs show their new items when two of them have the same name', async () => {
  const trail = (...labels: string[]) => (
    <Breadcrumbs label="Path" items={labels.map((label) => ({ label, href: '/' }))} />
  );
  const { container, rerender } = await render(trail('Tile', 'Stone', 'Tile'));
  await rerender(trail('Stone', 'Tile'));
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Stone', 'Tile']);
});
