import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { normaliseEmail } from './normalise-email.ts';

test('DOM-051 an e-mail address is trimmed and lower-cased', () => {
  shows(normaliseEmail, ['  Pat@Example.ORG\n'], 'pat@example.org');
});
