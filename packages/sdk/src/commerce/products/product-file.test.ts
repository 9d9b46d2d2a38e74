import { expect, test } from 'vitest';
import { documentFrom } from './product-file.ts';

test('DOM-152 DOM-153 a file has a title, a format and a safe URL, and one without http cannot be downloaded', () => {
  const [title, format] = ['Installation guide', 'pdf'];
  const url = 'https://files.example/guide.pdf';
  const script = 'javascript:location="http://a.example"';
  expect(documentFrom(`${title}|${format}|${url}`)).toEqual({ title, format, url });
  expect(documentFrom(`${title}|${format}|${script}`)).toEqual({ title, format, url: `unsafe:${script}` });
  expect(documentFrom(`${title}|${format}|/guide.pdf`)).toBeUndefined();
});
