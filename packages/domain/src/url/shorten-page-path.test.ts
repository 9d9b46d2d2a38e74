import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { shortenPagePath } from './shorten-page-path.ts';

test('DOM-008 the configured prefix and the .html suffix are removed', () => {
  shows(shortenPagePath, ['/content/sample/us/en/cart.html', '/content/sample/us'], '/en/cart');
  shows(shortenPagePath, ['/content/sample/us/en/cart.html', '/content/sample/us/'], '/en/cart');
  shows(shortenPagePath, ['/content/sample/us/en/cart', '/content/sample/us'], '/en/cart');
  shows(shortenPagePath, ['/en/cart.html', '/content/sample/us'], '/en/cart');
  shows(shortenPagePath, ['/en/cart.html', ''], '/en/cart');
  shows(shortenPagePath, ['/content/sample/us.html', '/content/sample/us'], '/');
});

test('a folder that only begins like the prefix, and .html elsewhere, stay', () => {
  shows(shortenPagePath, ['/content/sample/usa/en', '/content/sample/us'], '/content/sample/usa/en');
  shows(shortenPagePath, ['/en/about.html/team', ''], '/en/about.html/team');
});
