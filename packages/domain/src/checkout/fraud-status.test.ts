import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isStoppedByFraud } from './fraud-status.ts';

test('SDK-114 SDK-115 SDK-116 CHALLENGE, ERROR and DENY stop the order', () => {
  for (const status of ['CHALLENGE', 'ERROR', 'DENY']) shows(isStoppedByFraud, [status], true);
  shows(isStoppedByFraud, ['ACCEPT'], false);
  shows(isStoppedByFraud, [undefined], false);
});

test('a shop may let a challenged order through for review', () => {
  shows(isStoppedByFraud, ['CHALLENGE', ['ERROR', 'DENY']], false);
  shows(isStoppedByFraud, ['DENY', ['ERROR', 'DENY']], true);
});
