import type { Cart } from '@basin/sdk';
import { createContext, type RouterContextProvider } from 'react-router';
import { cartOf } from '../../shell/sdk/nouns.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The cart of the request, once something has read it. */
const cartContext = createContext<Promise<Cart | null> | null>(null);

/** The cart of the request's shopper with its figures, or null; read once per request. */
export function findShopperCart(context: Context): Promise<Cart | null> {
  const read = context.get(cartContext) ?? cartOf(context).get();
  context.set(cartContext, read);
  return read;
}

/** Has the next reader of this request read the cart again, after a change. */
export function forgetCart(context: Context): void {
  context.set(cartContext, null);
}
