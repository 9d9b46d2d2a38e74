import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { imageUrl, withAccount } from './image-url.ts';

const stored = 'https://img.example.org/is/image/PAWEB/basin-white';

test('DOM-078 the account name PAWEB in an image URL is replaced by the configured account', () => {
  shows(withAccount, [stored, 'BASIN'], 'https://img.example.org/is/image/BASIN/basin-white');
  shows(
    withAccount,
    [`${stored}?layer=PAWEB/x`, 'BASIN'],
    'https://img.example.org/is/image/BASIN/basin-white?layer=PAWEB/x',
  );
});

test('a longer name that contains PAWEB stays, and so does the account itself', () => {
  shows(
    withAccount,
    ['https://img.example.org/is/image/PAWEB2/a', 'BASIN'],
    'https://img.example.org/is/image/PAWEB2/a',
  );
  shows(withAccount, ['/is/image/PAWEB/PAWEB-chair', 'BASIN'], '/is/image/BASIN/PAWEB-chair');
  shows(withAccount, ['/is/image/PAWEB/a', '$&'], '/is/image/$&/a');
});

test('DOM-078 size, format and quality are asked for by query', () => {
  const base = 'https://img.example.org/is/image/BASIN/basin-white';
  shows(imageUrl, [stored, { account: 'BASIN' }], base);
  shows(imageUrl, [stored, { account: 'BASIN', widthPx: 640, format: 'webp' }], `${base}?wid=640&fmt=webp`);
  shows(
    imageUrl,
    [stored, { account: 'BASIN', widthPx: 640, heightPx: 480, format: 'avif', quality: 80 }],
    `${base}?wid=640&hei=480&fmt=avif&qlt=80`,
  );
});

test('parameters asked for replace those stored, others stay', () => {
  shows(
    imageUrl,
    [`${stored}?wid=100&fit=crop&fmt=png&`, { account: 'BASIN', widthPx: 640 }],
    'https://img.example.org/is/image/BASIN/basin-white?fit=crop&fmt=png&wid=640',
  );
});
