import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { guestId } from './guest-id.ts';

test('SDK-021 the cookie overrides the stored guest identifier', () => {
  shows(guestId, ['g-cookie', 'g-stored'], 'g-cookie');
  shows(guestId, [undefined, 'g-stored'], 'g-stored');
  shows(guestId, [' ', 'g-stored'], 'g-stored');
  shows(guestId, ['', ''], undefined);
});

test('it never replaces a signed-in identity', () => {
  shows(guestId, ['g-cookie', 'g-stored', true], undefined);
});
