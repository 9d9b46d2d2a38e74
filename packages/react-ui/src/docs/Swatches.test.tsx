import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Colours } from './Swatches.tsx';

test('the schemes of the colours are named in words, and the digits of a colour are not ligatures', async () => {
  const { container } = await render(<Colours />);
  const titles = [...container.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Light', 'Dark', 'High contrast, light', 'High contrast, dark']);
  for (const value of container.querySelectorAll('small'))
    expect(getComputedStyle(value).fontVariantLigatures).toBe('none');
});
