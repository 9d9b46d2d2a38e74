import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { partInFinish } from './part-in-finish.ts';

const variant = (colour: string, discontinued = false) => ({ colour, sku: `DR-${colour}`, discontinued });
const drains = ['Polished Chrome', 'Aged Brass', 'Satin Brass', 'Matte Black'].map((colour) => variant(colour));

test('a required part comes in the chosen finish', () => {
  shows(partInFinish, ['Satin Brass', drains], { variant: variant('Satin Brass'), match: 'same' });
  shows(partInFinish, ['satin  BRASS ', drains], { variant: variant('Satin Brass'), match: 'same' });
});

test('a required part that is not available in the chosen finish comes in the one with the nearest name, else in its first', () => {
  shows(partInFinish, ['Unlacquered Brass', drains], { variant: variant('Aged Brass'), match: 'nearest' });
  shows(partInFinish, ['Basalt Black', drains], { variant: variant('Matte Black'), match: 'nearest' });
  shows(partInFinish, ['Ivory', drains], { variant: variant('Polished Chrome'), match: 'nearest' });
  shows(partInFinish, ['', drains], { variant: variant('Polished Chrome'), match: 'nearest' });
});

test('a required part with a single finish matches every finish', () => {
  shows(partInFinish, ['Aged Brass', [variant('Standard')]], { variant: variant('Standard'), match: 'only' });
});

test('a discontinued variant of a required part is skipped', () => {
  const variants = [variant('Aged Brass', true), variant('Satin Brass'), variant('Matte Black')];
  shows(partInFinish, ['Aged Brass', variants], { variant: variant('Satin Brass'), match: 'nearest' });
  shows(partInFinish, ['Aged Brass', [variant('Aged Brass', true)]], undefined);
  shows(partInFinish, ['Aged Brass', []], undefined);
});
