import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { downloadable } from './downloads.ts';

test('DOM-153 downloads keep only entries that contain http', () => {
  shows(
    downloadable,
    [['https://a.example/x.pdf', '', 'x.pdf', 'HTTP://a.example', 'Tear sheet|http://a.example/y.pdf']],
    ['https://a.example/x.pdf', 'Tear sheet|http://a.example/y.pdf'],
  );
});
