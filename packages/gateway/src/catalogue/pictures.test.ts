import { expect, test } from 'vitest';
import { choosePicture, readPictureMasters, type PictureMaster } from './pictures.ts';

const master = (design: string, finish: string | null, kind: PictureMaster['kind'] = 'product'): PictureMaster => ({
  name: finish === null ? design : `${design}-${finish}`,
  design,
  finish,
  kind,
  width: 1000,
  height: 1000,
  alt: { en: design, fr: design },
});
const masters = [
  master('faucet', 'chrome'),
  master('faucet', 'brass'),
  master('faucet', 'black'),
  master('faucet', 'brass', 'detail'),
  master('tile', 'sage'),
  master('tile', 'graphite'),
  master('tile', 'white'),
  master('room', null, 'room'),
];

test.each([
  ['polished chrome', ['faucet'], '#c9ced3', 'faucet-chrome'],
  ['aged brass', ['faucet'], '#8a6a3b', 'faucet-brass'],
  ['gunmetal', ['faucet'], '#4b4d50', 'faucet-black'],
  ['a dark green by its hue, not by its darkness', ['tile'], '#5d7350', 'tile-sage'],
  ['oyster', ['tile'], '#d5d0c6', 'tile-white'],
  ['the first design that there is', ['bidet-faucet', 'faucet', 'tile'], '#222222', 'faucet-black'],
  ['a design without a finish', ['room'], '#222222', 'room'],
])('a picture shows %s', (_, designs, colour, name) => {
  expect(choosePicture(masters, designs, colour)).toBe(name);
});

test('there is no picture of what was not rendered', () => {
  expect(choosePicture(masters, ['piano'], '#000000')).toBeUndefined();
});

test('the manifest of the house can be read, and names each picture once', () => {
  const names = readPictureMasters().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});
