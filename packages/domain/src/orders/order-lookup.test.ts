import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { foundAddress, orderLookup } from './order-lookup.ts';

test('SDK-134 an order is looked up by e-mail in lower case and number in upper case, both trimmed', () => {
  shows(orderLookup, [{ email: ' Pat@Example.org ', orderId: ' w100200 ' }], {
    email: 'pat@example.org',
    orderId: 'W100200',
  });
});

test('DOM-124 a found order holds addresses, and nothing found holds none', () => {
  const [shipping, billing] = [{ city: 'Sampletown' }, { city: 'Testville' }];
  shows(foundAddress<typeof shipping>, [{ addresses: { shipping, billing } }], shipping);
  shows(foundAddress<typeof shipping>, [{ addresses: { billing } }], billing);
  shows(foundAddress<typeof shipping>, [{}], undefined);
});
