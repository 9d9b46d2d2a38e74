import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { StateSheet } from './StateSheet.tsx';

test('a state sheet shows each state in its own theme, and swatches in forced colours, on any system', async () => {
  const { container } = await render(
    <Suspense>
      <StateSheet page="SwatchPicker" />
    </Suspense>,
  );
  const documentOf = (state: string) =>
    container.querySelector<HTMLIFrameElement>(`[title="SwatchPicker: ${state}"]`)?.contentDocument;
  const themeOf = (state: string) => documentOf(state)?.documentElement.dataset.theme;
  await expect.poll(() => ['Light', 'Hover', 'Dark'].map(themeOf)).toEqual(['light', 'light', 'dark']);
  const covering = documentOf('Forced colours')?.querySelector('[data-part="swatch-picker-input"]');
  expect(covering && getComputedStyle(covering).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});
