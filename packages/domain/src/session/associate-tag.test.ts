import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { associateTag } from './associate-tag.ts';

test('DOM-061 SDK-002 SDK-003 carts and orders of an associate carry the associate id and order type ISC', () => {
  shows(associateTag, [{ koc: 'A-42' }], { orderType: 'ISC', associateId: 'A-42' });
});

test('others are not tagged', () => {
  shows(associateTag, [{}], undefined);
  shows(associateTag, [{ koc: '' }], undefined);
});
