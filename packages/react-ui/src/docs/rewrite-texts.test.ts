import { expect, test } from 'vitest';
import { pseudo, rewriteTexts } from './rewrite-texts.ts';

test('the placeholder of a field is rewritten and that of a picture is not', () => {
  const picture = { src: '/faucet.webp', placeholder: 'data:image/webp;base64,AA' };
  expect(rewriteTexts(picture, pseudo)).toEqual(picture);
  expect(rewriteTexts({ placeholder: 'Search' }, pseudo)).toEqual({ placeholder: pseudo('Search') });
});
