import { expect, test } from 'vitest';
import { shows } from '../testing/shows.ts';
import { imageFallbacks, imageUrl, swatchUrl, withAccount } from './images.ts';

const stored = 'https://img.example.org/is/image/PAWEB/basin-white';

test('DOM-078 the account name PAWEB in an image URL is replaced by the configured account', () => {
  shows(withAccount, [stored, 'BASIN'], 'https://img.example.org/is/image/BASIN/basin-white');
  shows(
    withAccount,
    [`${stored}?layer=PAWEB/x`, 'BASIN'],
    'https://img.example.org/is/image/BASIN/basin-white?layer=PAWEB/x',
  );
});

test('the account of an image URL is replaced only where PAWEB is a whole path segment', () => {
  shows(
    withAccount,
    ['https://img.example.org/is/image/PAWEB2/a', 'BASIN'],
    'https://img.example.org/is/image/PAWEB2/a',
  );
  shows(withAccount, ['/is/image/PAWEB/PAWEB-chair', 'BASIN'], '/is/image/BASIN/PAWEB-chair');
  shows(withAccount, ['/is/image/PAWEB/a', '$&'], '/is/image/$&/a');
});

test('DOM-078 the image URL requests size, format and quality by query', () => {
  const base = 'https://img.example.org/is/image/BASIN/basin-white';
  shows(imageUrl, [stored, { account: 'BASIN' }], base);
  shows(imageUrl, [stored, { account: 'BASIN', widthPx: 640, format: 'webp' }], `${base}?wid=640&fmt=webp`);
  shows(
    imageUrl,
    [stored, { account: 'BASIN', widthPx: 640, heightPx: 480, format: 'avif', quality: 80 }],
    `${base}?wid=640&hei=480&fmt=avif&qlt=80`,
  );
});

test.each([0, 101, Number.NaN])('an image URL cannot request a quality of %j', (quality) => {
  expect(() => imageUrl(stored, { account: 'BASIN', quality })).toThrow(RangeError);
});

test('requested image parameters replace stored ones, and others are preserved', () => {
  shows(
    imageUrl,
    [`${stored}?wid=100&fit=crop&fmt=png&`, { account: 'BASIN', widthPx: 640 }],
    'https://img.example.org/is/image/BASIN/basin-white?fit=crop&fmt=png&wid=640',
  );
});

test('an image parameter named like a member of Object.prototype is preserved', () => {
  shows(
    imageUrl,
    ['/a?constructor=1&toString&__proto__=2', { account: 'BASIN' }],
    '/a?constructor=1&toString&__proto__=2',
  );
});

test('UI-048 a failed image falls back to a copy without webp, then to the placeholder', () => {
  shows(imageFallbacks, ['/i/a?wid=9&fmt=webp', '/none.svg'], ['/i/a?wid=9&fmt=webp', '/i/a?wid=9', '/none.svg']);
  shows(imageFallbacks, ['/i/a?FMT=WEBP', '/none.svg'], ['/i/a?FMT=WEBP', '/i/a', '/none.svg']);
});

test('the image fallback without webp preserves other parameters', () => {
  shows(imageFallbacks, ['/i/a?wid=9&fmt=webp&hei=8', '/n'], ['/i/a?wid=9&fmt=webp&hei=8', '/i/a?wid=9&hei=8', '/n']);
});

test('image fallbacks contain no duplicates', () => {
  shows(imageFallbacks, ['/i/a?fmt=png', '/none.svg'], ['/i/a?fmt=png', '/none.svg']);
  shows(imageFallbacks, ['/i/a', '/none.svg'], ['/i/a', '/none.svg']);
  shows(imageFallbacks, ['/none.svg', '/none.svg'], ['/none.svg']);
});

test('a swatch URL is the configured URL and the file name', () => {
  shows(
    swatchUrl,
    ['https://img.example.org/swatches/', 'white 1.jpg'],
    'https://img.example.org/swatches/white%201.jpg',
  );
  shows(swatchUrl, ['https://img.example.org/swatches', 'white.jpg'], 'https://img.example.org/swatches/white.jpg');
});

test('an image size that is not a number throws an error instead of appearing in the URL', () => {
  expect(() => imageUrl('/is/image/PAWEB/x', { account: 'BASIN', widthPx: NaN })).toThrow(RangeError);
  expect(() => imageUrl('/is/image/PAWEB/x', { account: 'BASIN', heightPx: '5' as never })).toThrow(TypeError);
});
