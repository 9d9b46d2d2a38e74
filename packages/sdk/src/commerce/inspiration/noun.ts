import { catalogueCalls } from '../../contract/catalogue.ts';
import { searchCalls } from '../../contract/search.ts';
import { callsOf, type Noun } from '../noun.ts';
import { productsOptionsOf } from '../products/product-source.ts';
import { createInspiration, type Inspirations, type InspirationNounCalls } from './inspiration.ts';

/** Articles and shoppable rooms for inspiration. */
export const inspiration: Noun<InspirationNounCalls, Inspirations> = {
  areas: { catalogue: /* @__PURE__ */ callsOf(catalogueCalls, 'inspirations', 'rooms'), search: searchCalls },
  create: (calls, setting) => createInspiration(calls, productsOptionsOf(setting)),
};
