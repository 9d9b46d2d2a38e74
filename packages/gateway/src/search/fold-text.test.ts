import { expect, test } from 'vitest';
import { foldModelNumber, wordsOf } from './fold-text.ts';

test.each([
  ['Faucets', 'faucet'],
  ['Finishes', 'finish'],
  ['accessories', 'accessory'],
  ['Brass', 'brass'],
  ['glass', 'glass'],
  ['Boxes', 'box'],
])('English %s is compared as %s', (text, word) => {
  expect(wordsOf(text, 'en')).toEqual([word]);
});

test.each([
  ['Éviers', 'l’évier'],
  ['carreaux', 'carreau'],
  ['brossée', 'brossés'],
  ['robinets', 'ROBINET'],
  ['murales', 'mural'],
  ['métaux', 'métal'],
  ['nickelées', 'nickelé'],
])('French %s and %s are one word', (one, other) => {
  expect(wordsOf(one, 'fr')).toEqual(wordsOf(other, 'fr'));
});

test('stop words and elisions are no words', () => {
  expect(wordsOf('robinet de l’évier en laiton', 'fr')).toEqual(['robinet', 'evier', 'laiton']);
  expect(wordsOf('a faucet for the sink', 'en')).toEqual(['faucet', 'sink']);
});

test('a model number is compared without case, hyphens and spaces', () => {
  expect(foldModelNumber('av-1042 ch')).toBe('AV1042CH');
});
