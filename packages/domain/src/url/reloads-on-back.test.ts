import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { reloadsOnBack } from './reloads-on-back.ts';

test('a query with back, keyword or compare reloads the page on back navigation', () => {
  for (const query of ['?back=K-1', '?sort=a&keyword=tub', 'compare='])
    shows(reloadsOnBack, ['/en/products', query], true);
  shows(reloadsOnBack, ['/en/products', '?background=1'], false);
});

test('so do the listed pages, in every language', () => {
  shows(reloadsOnBack, ['/fr/products', '', ['/products']], true);
  shows(reloadsOnBack, ['/products', '', ['/en/products']], true);
  shows(reloadsOnBack, ['/fr/cart', '', ['/products']], false);
});
