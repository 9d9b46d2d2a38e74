import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Tray } from './Tray.tsx';

test.each([375, 1440])('at %i px a tray stays at the bottom of the screen over a longer page', async (width) => {
  await page.viewport(width, 600);
  const { getByRole } = await render(
    <>
      <p>
        {Array.from({ length: 80 }, (_, index) => (
          <span key={index}>
            A faucet <br />
          </span>
        ))}
      </p>
      <Tray label="Compare">2 products to compare</Tray>
    </>,
  );
  const { bottom } = getByRole('complementary', { name: 'Compare' }).element().getBoundingClientRect();
  expect(Math.round(bottom)).toBe(600);
});
