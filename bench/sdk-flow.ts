// A page that lists products and adds one to the cart: client, session, listing, cart.
import { createClient, createGuestTokenCalls, GuestSession, memoryTokenStore } from '@basin/sdk';
import { addLineItemSchema } from '@basin/sdk/add-line-item';
import { active } from '@basin/sdk/cart';
import { cartUpdate } from '@basin/sdk/cart-update';
import { listing } from '@basin/sdk/search-listing';

const options = { baseURL: 'https://gateway.example/api' };
const session = new GuestSession({ store: memoryTokenStore(), calls: createGuestTokenCalls(options) });

export const { cart, search } = createClient(
  { cart: { active, update: cartUpdate(addLineItemSchema) }, search: { listing } },
  { ...options, session },
);
