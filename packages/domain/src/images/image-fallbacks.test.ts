import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { imageFallbacks } from './image-fallbacks.ts';

test('UI-048 a failed image falls back to a copy without webp, then to the placeholder', () => {
  shows(imageFallbacks, ['/i/a?wid=9&fmt=webp', '/none.svg'], ['/i/a?wid=9&fmt=webp', '/i/a?wid=9', '/none.svg']);
  shows(imageFallbacks, ['/i/a?FMT=WEBP', '/none.svg'], ['/i/a?FMT=WEBP', '/i/a', '/none.svg']);
});

test('other parameters stay', () => {
  shows(imageFallbacks, ['/i/a?wid=9&fmt=webp&hei=8', '/n'], ['/i/a?wid=9&fmt=webp&hei=8', '/i/a?wid=9&hei=8', '/n']);
});

test('nothing is tried twice', () => {
  shows(imageFallbacks, ['/i/a?fmt=png', '/none.svg'], ['/i/a?fmt=png', '/none.svg']);
  shows(imageFallbacks, ['/i/a', '/none.svg'], ['/i/a', '/none.svg']);
  shows(imageFallbacks, ['/none.svg', '/none.svg'], ['/none.svg']);
});
