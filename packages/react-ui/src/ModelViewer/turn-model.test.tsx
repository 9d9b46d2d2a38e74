import { expect, test, vi } from 'vitest';
import { enableTurning } from './turn-model.ts';

test('a model zooms with the plus key, which zooms the page when it is pressed with Control', () => {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const ending = new AbortController();
  enableTurning(canvas, vi.fn(), ending.signal);
  const press = (init: KeyboardEventInit) =>
    canvas.dispatchEvent(new KeyboardEvent('keydown', { key: '+', cancelable: true, ...init }));
  expect(press({})).toBe(false);
  expect(press({ ctrlKey: true })).toBe(true);
  ending.abort();
  canvas.remove();
});
