import type { CartLineView } from './cart-view.ts';

/** Returns the name of a line with its finish, because several lines may hold the same product. */
export const lineName = ({ name, finish }: Pick<CartLineView, 'name' | 'finish'>): string =>
  finish ? `${name}, ${finish}` : name;
