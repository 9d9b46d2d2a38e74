// What a page that lists products and adds one to the cart bundles: client, session, listing, cart.
import { createClient, createTokenCalls, memoryTokenStore, TokenSession } from '@basin/sdk';
import { addLineItemSchema } from '@basin/sdk/add-line-item';
import { active } from '@basin/sdk/cart';
import { cartUpdate } from '@basin/sdk/cart-update';
import { searchCalls } from '@basin/sdk/search';

const options = { baseURL: 'https://gateway.example/api' };
const calls = { ...createTokenCalls(options), refresh: () => Promise.resolve('rejected' as const) };
const session = new TokenSession({ store: memoryTokenStore(), calls });

export const { cart, search } = createClient(
  { cart: { active, update: cartUpdate(addLineItemSchema) }, search: { listing: searchCalls.listing } },
  { ...options, session },
);
