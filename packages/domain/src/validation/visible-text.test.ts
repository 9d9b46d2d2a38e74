import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { unseenCharacter, visibleText } from './visible-text.ts';

test('what cannot be seen is taken out of a text, wherever it stands', () => {
  shows(visibleText, ['re\u00adplace\u00adment'], 'replacement');
  shows(visibleText, ['\ufeffThe drain\u200b hums.\u0007'], 'The drain hums.');
  shows(visibleText, ['\u202eeman'], 'eman');
  shows(visibleText, ['a \u115f\u200db'], 'a b'); // the joiner joined what could not be seen
});

test('lines, tabs, spaces of every width and the joiners of scripts and emoji stay', () => {
  for (const text of ['two\nlines\r\nand\ta tab', '5\u202f000\u00a0$', 'می\u200cخواهم', '👨‍👩‍👧 ❤️‍🔥', 'e\u0301'])
    shows(visibleText, [text], text);
});

test('the first character that cannot be seen is named', () => {
  shows(unseenCharacter, ['Pa\u200bt\u00ad'], '\u200b');
  shows(unseenCharacter, ['Zoë O’Neill-Ångström'], undefined);
});

test('nothing is left that cannot be seen', () => {
  const part = fc.constantFrom('a', ' ', '\u200c', '\u200d', '\u115f', '\u00ad', '👩', '\u0301', '\u{e0041}', '\u0085');
  fc.assert(
    fc.property(fc.string({ unit: part }), (text) => {
      expect(unseenCharacter(visibleText(text))).toBeUndefined();
    }),
  );
});
