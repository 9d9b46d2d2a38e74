import type { Truth } from '../truth.ts';
import { authorTruths } from './author.ts';
import { cartTruths } from './cart.ts';
import { catalogueTruths } from './catalogue.ts';
import { checkoutTruths } from './checkout.ts';
import { correspondenceTruths } from './correspondence.ts';
import { customerTruths } from './customer.ts';
import { favouritesTruths } from './favourites.ts';
import { flowTruths } from './flows.ts';
import { headerTruths } from './headers.ts';
import { identityTruths } from './identity.ts';
import { orderTruths } from './orders.ts';
import { placeTruths } from './places.ts';
import { refusalTruths } from './refusals.ts';
import { searchTruths } from './search.ts';
import { sessionTruths } from './session.ts';
import { sharingTruths } from './sharing.ts';
import { strangerTruths } from './strangers.ts';

/** Every truth, in the order in which they are put. */
export const truths: readonly Truth[] = [
  ...sessionTruths,
  ...headerTruths,
  ...authorTruths,
  ...searchTruths,
  ...catalogueTruths,
  ...cartTruths,
  ...sharingTruths,
  ...flowTruths,
  ...checkoutTruths,
  ...orderTruths,
  ...identityTruths,
  ...customerTruths,
  ...favouritesTruths,
  ...strangerTruths,
  ...correspondenceTruths,
  ...placeTruths,
  ...refusalTruths,
];
