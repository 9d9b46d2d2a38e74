import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { swatchUrl } from './swatch-url.ts';

test('a swatch is under the configured address, by file name', () => {
  shows(
    swatchUrl,
    ['https://img.example.org/swatches/', 'white 1.jpg'],
    'https://img.example.org/swatches/white%201.jpg',
  );
  shows(swatchUrl, ['https://img.example.org/swatches', 'white.jpg'], 'https://img.example.org/swatches/white.jpg');
});
