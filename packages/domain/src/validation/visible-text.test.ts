import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { invisibleCharacter, visibleText } from './visible-text.ts';

test('invisible characters are removed from anywhere in a text', () => {
  shows(visibleText, ['re\u00adplace\u00adment'], 'replacement');
  shows(visibleText, ['\ufeffThe drain\u200b hums.\u0007'], 'The drain hums.');
  shows(visibleText, ['\u202eeman'], 'eman');
  shows(visibleText, ['a \u115f\u200db'], 'a b'); // the joiner followed an invisible character
});

test('line breaks, tabs, spaces of every width and the joiners of scripts and emoji are preserved', () => {
  for (const text of ['two\nlines\r\nand\ta tab', '5\u202f000\u00a0$', 'می\u200cخواهم', '👨‍👩‍👧 ❤️‍🔥', 'e\u0301'])
    shows(visibleText, [text], text);
});

test('the first invisible character is returned', () => {
  shows(invisibleCharacter, ['Pa\u200bt\u00ad'], '\u200b');
  shows(invisibleCharacter, ['Zoë O’Neill-Ångström'], undefined);
});

test('a visible text contains no invisible characters', () => {
  const part = fc.constantFrom('a', ' ', '\u200c', '\u200d', '\u115f', '\u00ad', '👩', '\u0301', '\u{e0041}', '\u0085');
  fc.assert(
    fc.property(fc.string({ unit: part }), (text) => {
      expect(invisibleCharacter(visibleText(text))).toBeUndefined();
    }),
  );
});
