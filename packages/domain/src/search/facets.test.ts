import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { facetCounts, facetFilter, withLanguageFilter } from './facets.ts';

const counts = [
  { value: 'White', count: 25 },
  { value: 'Black', count: 16 },
];

test('facet counts are read from a flat list, a list of pairs and an object', () => {
  shows(facetCounts, [['White', 25, 'Black', 16]], counts);
  shows(
    facetCounts,
    [
      [
        ['White', 25],
        ['Black', 16],
      ],
    ],
    counts,
  );
  shows(facetCounts, [{ White: 25, Black: 16 }], counts);
  shows(facetCounts, [[]], []);
});

test('a facet value without its count is left out', () => {
  shows(facetCounts, [['White', 25, 'Black']], counts.slice(0, 1));
});

test('a facet filter is built from one value, several values and a range', () => {
  shows(facetFilter, ['ProductBrandName_s', ['Averell']], 'ProductBrandName_s:"Averell"');
  shows(facetFilter, ['ProductBrandName_s', ['Averell', 'Terrane']], 'ProductBrandName_s:("Averell" OR "Terrane")');
  shows(facetFilter, ['priceList.GST.finalPrice_d', ['[0 TO 250]']], 'priceList.GST.finalPrice_d:[0 TO 250]');
  shows(
    facetFilter,
    ['priceList.GST.finalPrice_d', ['[0 TO 99.5]', '[500 TO *]']],
    'priceList.GST.finalPrice_d:([0 TO 99.5] OR [500 TO *])',
  );
});

test('a range in a facet filter has at most two decimals, and only digits', () => {
  shows(facetFilter, ['a_d', ['[0.25 TO 99.95]']], 'a_d:[0.25 TO 99.95]');
  shows(facetFilter, ['a_d', ['[0.ab TO 1]']], 'a_d:"[0.ab TO 1]"');
  shows(facetFilter, ['a_d', ['[0 TO 1.234]']], 'a_d:"[0 TO 1.234]"');
});

test('a facet value cannot end its quotes, whatever it contains', () => {
  shows(facetFilter, ['a_s', ['6" \\ tall']], 'a_s:"6\\" \\\\ tall"');
  shows(facetFilter, ['a_s', ['x" OR *:*']], 'a_s:"x\\" OR *:*"');
  shows(facetFilter, ['a_s', ['[* TO *] OR b']], 'a_s:"[* TO *] OR b"');
  shows(facetFilter, ['a_s', ['[0 TO 1] OR b:[0 TO 1]']], 'a_s:"[0 TO 1] OR b:[0 TO 1]"');
});

test('an invalid field name and an empty list of values give no facet filter', () => {
  for (const field of ['', 'a b', 'a:b', '*', '1a', '-a', '{!func}']) shows(facetFilter, [field, ['x']], undefined);
  shows(facetFilter, ['a_s', []], undefined);
});

test('SDK-157 a language filter is added once to filters given as a string or as a list', () => {
  shows(withLanguageFilter, [undefined, 'fr'], ['language_s:"fr"']);
  shows(withLanguageFilter, ['a:"1"', 'fr'], ['a:"1"', 'language_s:"fr"']);
  shows(withLanguageFilter, [['a:"1"', 'b:"2"'], 'en'], ['a:"1"', 'b:"2"', 'language_s:"en"']);
  shows(withLanguageFilter, [['language_s:"en"', 'a:"1"'], 'en'], ['a:"1"', 'language_s:"en"']);
  shows(withLanguageFilter, [''], ['language_s:"en"']);
});
