import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isAlphanumeric, isModelNumber, isName, isAllowedText, stripTags } from './text.ts';

test('DOM-057 a name has letters and spaces', () => {
  shows(isName, ['Pat Doe'], true);
  shows(isName, [' Pat '], true);
  for (const name of ['', ' ', 'Pat2', 'Pat_Doe', '<b>Pat</b>', "'Pat", '-']) shows(isName, [name], false);
});

test('a name can be in any script', () => {
  for (const name of [
    "O'Brien",
    'Anne-Marie',
    'É',
    'Élodie',
    'D’Angelo',
    'Nguyễn Thị',
    '李小龍',
    'Łukasz',
    'St. John',
    'e\u0301lan',
  ]) {
    shows(isName, [name], true);
  }
});

test('DOM-056 a text field has letters, digits, hyphen, comma, quotes and spaces', () => {
  for (const text of ['12 Example Ave, No-5', `The "Old" Mill's`, ' Suite 5 ']) {
    shows(isAllowedText, [text], true);
  }
  for (const text of ['', ' ', '<script>', 'a;b', 'a=b', '50%', 'a\nb']) {
    shows(isAllowedText, [text], false);
  }
});

test('a text field accepts addresses in every script', () => {
  for (const text of ['Rue de l’Église', 'Straße 5/7', 'Apt. #4 (rear)', 'Smith & Sons', '東京']) {
    shows(isAllowedText, [text], true);
  }
});

test('DOM-150 alphanumeric allows letters, digits and spaces', () => {
  for (const text of ['Abc 123', ' ', '0']) shows(isAlphanumeric, [text], true);
  for (const text of ['', 'a-b', 'é', 'a\tb', '_']) shows(isAlphanumeric, [text], false);
});

test('DOM-058 a model number has uppercase letters and digits with hyphens or spaces', () => {
  for (const model of ['K-2209-0', 'K 2209 0', '2209', 'ABC']) shows(isModelNumber, [model], true);
  for (const model of ['', 'k-2209', 'K_2209', '-K', 'K-', 'K--1', 'K - 1', ' K', 'É1'])
    shows(isModelNumber, [model], false);
});

test('DOM-060 HTML tags are stripped and the text between them stays', () => {
  shows(stripTags, ['<p>A <b>deep</b> basin</p>'], 'A deep basin');
  shows(stripTags, ['<br/>line<BR>'], 'line');
  shows(stripTags, ['plain'], 'plain');
  shows(stripTags, [''], '');
});

test('signs and entities that only look like a tag are preserved', () => {
  shows(stripTags, ['3 < 5 > 2, a <= b, <3 & <'], '3 < 5 > 2, a <= b, <3 & <');
  shows(stripTags, ['Oake &amp; Rill &lt;b&gt;'], 'Oake &amp; Rill &lt;b&gt;');
});

test('a quoted > does not end a tag, and an unclosed tag extends to the end of the text', () => {
  shows(stripTags, ['<a title="a > b" data-x=\'>\'>x</a>'], 'x');
  shows(stripTags, ['before <img src="x'], 'before ');
  shows(stripTags, ['before <b'], 'before ');
  shows(stripTags, ["<a title='a > b'>x</a>"], 'x');
  shows(stripTags, ["before <b title='x > y"], 'before ');
});

test('comments and declarations are stripped, and the text between tags stays', () => {
  shows(stripTags, ['a<!-- > <b> -->b<!doctype html>c<?xml ?>d'], 'abcd');
  shows(stripTags, ['a<!-- open > b'], 'a');
  shows(stripTags, ['a<?open'], 'a');
  shows(stripTags, ['a<script>alert(1)</script >b'], 'aalert(1)b');
});

test('a tag hidden in a tag leaves no tag behind', () => {
  shows(stripTags, ['<scr<script>x</script>ipt>y'], 'xipt>y');
  shows(stripTags, ['3 <<<b>b>x'], '3 b>x');
  shows(stripTags, ['<<!-- -->/p>'], '/p>');
  shows(stripTags, ['<img <b> src=x onerror=y>'], ' src=x onerror=y>');
});

test('a text without less-than signs is unchanged, and no tag survives', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replaceAll('<', '');
      expect(stripTags(plain)).toBe(plain);
    }),
  );
  const markup = fc.array(
    fc.constantFrom('<b>', '</b>', '<', '>', '"', "'", '<!--', '-->', '<script>', '</script>', 'x', ' '),
  );
  fc.assert(
    fc.property(markup, (parts) => {
      expect(stripTags(parts.join(''))).not.toMatch(/<[a-z/!?]/i);
    }),
  );
});

test('stripping a million unclosed tags takes linear time', () => {
  const html = '<script>'.repeat(100_000);
  const startMs = performance.now();
  stripTags(html);
  stripTags('</'.repeat(500_000));
  stripTags('<a '.repeat(300_000));
  expect(performance.now() - startMs).toBeLessThan(2000);
});
