import { cartActionSchema } from './cart-action.ts';
import { cartUpdate } from './cart-update.ts';

/** Changes lines, address, e-mail, tags, group or tax, all or nothing; returns the whole cart. */
export const update = cartUpdate(cartActionSchema);
