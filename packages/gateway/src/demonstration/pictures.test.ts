import { expect, test } from 'vitest';
import { finishes } from './finishes.ts';
import { choosePicture, findViews, readPictureMasters, type PictureMaster } from './pictures.ts';

const master = (design: string, finish: string | null, kind: PictureMaster['kind'] = 'product'): PictureMaster => ({
  name: [design, ...(kind === 'product' ? [] : [kind]), ...(finish === null ? [] : [finish])].join('-'),
  design,
  finish,
  kind,
  width: 1000,
  height: 1000,
  alt: { en: design, fr: design },
});
const masters = [
  master('faucet', 'polished-chrome'),
  master('faucet', 'satin-brass'),
  master('faucet', 'matte-black'),
  master('faucet', 'aged-brass', 'detail'),
  master('tile', 'fern'),
  master('tile', 'slate'),
  master('tile', 'milk'),
  master('part', null),
  master('faucet', 'satin-brass', 'detail'),
  master('faucet', 'satin-brass', 'angle'),
  master('tile', 'satin-brass', 'detail'),
  master('room', null, 'room'),
];
const finish = (slug: string) => {
  const found = [...finishes.values()].find((each) => each.slug === slug);
  if (found === undefined) throw new RangeError(`unknown finish ${slug}`);
  return found;
};

test.each([
  ['polished chrome', ['faucet'], 'polished-chrome', 'faucet-polished-chrome'],
  [
    'the most similar finish for aged brass, which has only a detail view',
    ['faucet'],
    'aged-brass',
    'faucet-satin-brass',
  ],
  ['a dark green by its hue rather than its lightness', ['tile'], 'bottle', 'tile-fern'],
  ['oyster', ['tile'], 'oyster', 'tile-milk'],
  ['the first design that has pictures', ['bidet-faucet', 'faucet', 'tile'], 'soot', 'faucet-matte-black'],
  ['a design without a finish', ['part'], 'standard', 'part'],
])('choosePicture chooses the picture of %s', (_, designs, slug, name) => {
  expect(choosePicture(masters, designs, finish(slug))).toBe(name);
});

test('choosePicture throws for a design without pictures', () => {
  expect(() => choosePicture(masters, ['piano'], finish('standard'))).toThrow('no picture of piano');
});

test('the other views of a picture have its design and finish: first the angle, then the detail', () => {
  const names = (picture: string) => findViews(masters, picture).map(({ name }) => name);
  expect(names('faucet-satin-brass')).toEqual(['faucet-angle-satin-brass', 'faucet-detail-satin-brass']);
  expect(names('faucet-polished-chrome')).toEqual([]);
  expect(names('piano')).toEqual([]);
});

test('the manifest of the demonstration is valid and names each picture once', () => {
  const names = readPictureMasters().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});
