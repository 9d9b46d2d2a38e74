// What a page that lists products and adds one to the cart bundles: client, session, listing, cart.
import { createClient, createTokenCalls, memoryTokenStore, TokenSession } from '@basin/sdk';
import { cartCalls } from '@basin/sdk/cart';
import { searchCalls } from '@basin/sdk/search';

const options = { baseURL: 'https://gateway.example/api' };
const calls = { ...createTokenCalls(options), refresh: () => Promise.resolve('rejected' as const) };
const session = new TokenSession({ store: memoryTokenStore(), calls });

export const { cart, search } = createClient({ cart: cartCalls, search: searchCalls }, { ...options, session });
