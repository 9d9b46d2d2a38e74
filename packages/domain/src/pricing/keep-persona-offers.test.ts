import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { keepPersonaOffers } from './keep-persona-offers.ts';

test('DOM-142 sale availability and discount-off fields are kept only for the current persona', () => {
  const document = {
    slug_s: 'two-piece-set',
    'old.priceList.TVS.saleOffer_s': 'true',
    'discountedPriceStartingAt.TVS_d_old': 1,
    'priceList.GST.finalPrice_d': 649,
    'priceList.GST.saleOffer_s': 'true',
    'priceList.TVS.saleOffer_s': 'true',
    'priceList.TVS.discountOff_d': 10,
    'priceList.TVS.saleAvailable_b': true,
    'priceList.TVS.price_d': 619,
    'discountedPriceStartingAt.TVS_d': 550,
    'discountedPriceStartingAt.GST_d': 600,
    'priceStartingAt.TVS_d': 619,
  };
  shows(keepPersonaOffers<Record<string, unknown>>, [document, 'GST'], {
    slug_s: 'two-piece-set',
    'old.priceList.TVS.saleOffer_s': 'true',
    'discountedPriceStartingAt.TVS_d_old': 1,
    'priceList.GST.finalPrice_d': 649,
    'priceList.GST.saleOffer_s': 'true',
    'priceList.TVS.price_d': 619,
    'discountedPriceStartingAt.GST_d': 600,
    'priceStartingAt.TVS_d': 619,
  });
});
