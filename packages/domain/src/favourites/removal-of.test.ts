import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import type { FavouriteProduct, FavouritesList, FavouriteText } from './favourites-list.ts';
import { removalOf } from './removal-of.ts';

const product: FavouriteProduct = {
  id: 'fi-1',
  productId: 'p-10',
  sku: 'BX-100-WH',
  addedAt: '2030-01-01T09:00:00.000Z',
};
const article: Required<FavouriteText> = {
  id: 'ft-1',
  name: { en: 'Small bathroom ideas' },
  description: { en: 'Five layouts' },
  itemType: 'article',
  link: '/en/inspiration/small-bathroom.html',
  thumbnail: '/content/dam/thumb.jpg',
  articleType: 'blog',
  addedAt: '2030-01-02T09:00:00.000Z',
};
const favourites: FavouritesList = {
  id: 'fl-1',
  version: 4,
  name: { en: 'Favorites' },
  lineItems: [product, { ...product, id: 'fi-2' }],
  textLineItems: [article],
};

test('DOM-117 DOM-133 a saved product is removed as a line item', () => {
  shows(removalOf, ['fi-1', favourites], { action: 'removeLineItem', lineItemId: 'fi-1' });
});

test('DOM-118 DOM-133 anything else is removed as a text line item', () => {
  shows(removalOf, ['ft-1', favourites], { action: 'removeTextLineItem', textLineItemId: 'ft-1' });
  const others = { ...favourites, lineItems: [{ ...product, id: article.id }] };
  shows(removalOf, ['ft-1', others], { action: 'removeLineItem', lineItemId: 'ft-1' });
});
