import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isSimpleEmail } from './is-simple-email.ts';

test('DOM-049 the simple pattern wants something, an at sign and something with a dot', () => {
  for (const email of ['pat@example.org', '.pat@example.org', '_@a.b', 'é@ü.de']) shows(isSimpleEmail, [email], true);
  for (const email of ['', 'pat', '@a.b', 'pat@b', 'pat@.b', 'pat@b.', 'a@b@c.d', 'a@b.c@d', 'p at@a.b', 'pat@a.b ']) {
    shows(isSimpleEmail, [email], false);
  }
});
