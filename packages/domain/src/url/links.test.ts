import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { downloadableUrls, sanitiseUrl } from './links.ts';

describe('DOM-151 safe and unsafe links', () => {
  test('DOM-151 web, mail, file transfer, phone, file and message links are safe', () => {
    for (const url of [
      'http://a.example',
      'HTTPS://a.example',
      'mailto:pat@a.example',
      'ftp://a.example/x',
      'tel:5550100',
      'file:///a',
      'sms:5550100',
      ' https://a.example ',
    ]) {
      shows(sanitiseUrl, [url], url);
    }
  });

  test('DOM-151 relative links are safe', () => {
    for (const url of ['', '/en/cart', 'cart.html', '?a=b:c', '#a:b', './a:b', '//cdn.example/x', 'a/b:c&d']) {
      shows(sanitiseUrl, [url], url);
    }
  });

  test('DOM-151 base64 pictures, videos and sounds are safe', () => {
    for (const url of [
      'data:image/png;base64,iVBORw0KGgo=',
      'DATA:IMAGE/JPEG;BASE64,/9j/4AA+',
      'data:image/jpg;base64,AAAA',
      'data:video/mp4;base64,AAAA',
      'data:audio/ogg;base64,T2dn',
    ]) {
      shows(sanitiseUrl, [url], url);
    }
  });
});

test('DOM-152 any other link gets the prefix unsafe:', () => {
  for (const url of [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'vbscript:x',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png,notbase64',
    'data:image/png;base64,',
    'data:image/png;base64,<script>',
    'data:image/png;base64,AAAA<script>',
    'javascript:alert(1)//data:image/png;base64,AAAA',
    'data:constructor/png;base64,AAAA',
    'blob:https://a.example/x',
    'httpx://a.example',
    ':http://a.example',
  ]) {
    shows(sanitiseUrl, [url], `unsafe:${url}`);
  }
});

test('a shop can allow fewer link schemes', () => {
  shows(sanitiseUrl, ['file:///a', ['https']], 'unsafe:file:///a');
  shows(sanitiseUrl, ['https://a.example', ['https']], 'https://a.example');
});

test('a URL that counts as safe has a safe scheme in a browser too', () => {
  const parts = fc.constantFrom(
    'javascript',
    'data',
    ':',
    '&colon;',
    '/',
    '?',
    '#',
    ' ',
    '\t',
    '\n',
    'https',
    'x',
    '\u0000',
    '.',
  );
  const urls = fc.array(parts, { maxLength: 6 }).map((list) => list.join(''));
  fc.assert(
    fc.property(urls, (url) => {
      if (sanitiseUrl(url) !== url) return;
      const { protocol } = URL.canParse(url, 'https://shop.example')
        ? new URL(url, 'https://shop.example')
        : { protocol: 'https:' };
      expect(['http:', 'https:', 'mailto:', 'ftp:', 'tel:', 'file:', 'sms:']).toContain(protocol);
    }),
    { numRuns: 5000 },
  );
});

test('DOM-153 downloads keep only entries that contain http', () => {
  shows(
    downloadableUrls,
    [['https://a.example/x.pdf', '', 'x.pdf', 'HTTP://a.example', 'Tear sheet|http://a.example/y.pdf']],
    ['https://a.example/x.pdf', 'Tear sheet|http://a.example/y.pdf'],
  );
});
