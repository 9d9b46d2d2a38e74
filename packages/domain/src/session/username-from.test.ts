import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { usernameFrom } from './username-from.ts';

test('SDK-040 the brand extension is appended after trimming and lower-casing', () => {
  shows(usernameFrom, [' Pat@Example.org ', '.averell'], 'pat@example.org.averell');
  shows(usernameFrom, ['pat@example.org', '.Averell'], 'pat@example.org.Averell');
  shows(usernameFrom, ['Pat@example.org'], 'pat@example.org');
});
