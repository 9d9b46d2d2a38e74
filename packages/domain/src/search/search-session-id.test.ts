import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { searchSessionId } from './search-session-id.ts';

test('SDK-222 a search session is the session value and a timestamp', () => {
  shows(searchSessionId, ['s-77', new Date('2030-01-02T10:00:00Z')], 's-77_1893578400000');
});
