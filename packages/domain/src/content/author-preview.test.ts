import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isAuthorPreview } from './author-preview.ts';

test('author preview needs both cookies', () => {
  shows(isAuthorPreview, ['1', 't'], true);
  shows(isAuthorPreview, ['1', undefined], false);
  shows(isAuthorPreview, [undefined, 't'], false);
  shows(isAuthorPreview, ['', 't'], false);
});
