import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isText, plainTextPattern } from './is-text.ts';

test('DOM-056 a text field has letters, digits, hyphen, comma, quotes and spaces', () => {
  for (const text of ['12 Example Ave, No-5', `The "Old" Mill's`, ' Suite 5 ']) {
    shows(isText, [text], true);
    shows(isText, [text, plainTextPattern], true);
  }
  for (const text of ['', ' ', '<script>', 'a;b', 'a=b', '50%', 'a\nb']) {
    shows(isText, [text], false);
    shows(isText, [text, plainTextPattern], false);
  }
});

test('addresses of every script are let in, unless the pattern of the specification must be followed', () => {
  for (const text of ['Rue de l’Église', 'Straße 5/7', 'Apt. #4 (rear)', 'Smith & Sons', '東京']) {
    shows(isText, [text], true);
    shows(isText, [text, plainTextPattern], false);
  }
});
