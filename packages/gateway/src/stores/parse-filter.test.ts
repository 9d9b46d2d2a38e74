import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FilterError, parseFilter } from './parse-filter.ts';

const properties = new Set(['Locality', 'State', 'Open', 'Number']);
const record = { Locality: "Coeur d'Alene", State: 'ID', Open: true, Number: 7, Secret: 'x' };
const holds = (filter: string) => parseFilter(filter, properties)(record);

describe('OData filters', () => {
  test.each([
    ["State eq 'ID'", true],
    ["State Eq 'WI'", false],
    ["State ne 'WI'", true],
    ["Locality eq 'Coeur d''Alene'", true],
    ['Open eq true', true],
    ['Open eq false', false],
    ['Number ge 7 and Number lt 8', true],
    ['Number gt 7 or Open eq true', true],
    ["State eq 'WI' or State eq 'ID' and Open eq false", false],
    ["(State eq 'WI' or State eq 'ID') and Open eq true", true],
    ["not State eq 'ID'", false],
    ["not (State eq 'WI' and Open eq true)", true],
    ["Number eq '7'", false],
    ["StartsWith(Locality,'coeur') eq true", true],
    ["startswith(Locality, 'alene') eq true", false],
  ])('the filter %s evaluates to %s', (filter, expected) => {
    expect(holds(filter)).toBe(expected);
  });

  test.each([
    '',
    'State',
    "State eq 'ID",
    'State eq ID',
    "Secret eq 'x'",
    "constructor eq 'x'",
    "State like 'I'",
    "State eq 'ID' and",
    "State eq 'ID' State eq 'ID'",
    "(State eq 'ID'",
    "StartsWith(Locality,'a') eq true and Open eq true",
    "StartsWith(Locality,'a') eq true or StartsWith(State,'a') eq true",
    "Open eq true and StartsWith(Locality,'a') eq true",
    "StartsWith(Locality,'a')",
    `${'('.repeat(100)}Open eq true${')'.repeat(100)}`,
    'Number eq 1; drop table stores',
  ])('the invalid filter "%s" is rejected', (filter) => {
    expect(() => parseFilter(filter, properties)).toThrow(FilterError);
  });

  test('any string parses or is rejected with a FilterError, and quotes in string literals are unescaped', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1000 }), (filter) => {
        try {
          parseFilter(filter, properties);
        } catch (error) {
          expect(error).toBeInstanceOf(FilterError);
        }
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const filter = parseFilter(`State eq '${text.replaceAll("'", "''")}'`, properties);
        expect(filter({ State: text })).toBe(true);
        expect(filter({ State: `${text}x` })).toBe(false);
      }),
    );
  });
});
