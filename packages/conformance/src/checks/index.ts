import type { Check } from '../check.ts';
import { authorChecks } from './author.ts';
import { cartChecks } from './cart.ts';
import { catalogueChecks } from './catalogue.ts';
import { checkoutChecks } from './checkout.ts';
import { correspondenceChecks } from './correspondence.ts';
import { customerChecks } from './customer.ts';
import { favouritesChecks } from './favourites.ts';
import { flowChecks } from './flows.ts';
import { headerChecks } from './headers.ts';
import { identityChecks } from './identity.ts';
import { orderChecks } from './orders.ts';
import { placeChecks } from './places.ts';
import { errorResponseChecks } from './error-responses.ts';
import { searchChecks } from './search.ts';
import { sessionChecks } from './session.ts';
import { sharingChecks } from './sharing.ts';
import { otherShopperChecks } from './other-shoppers.ts';

/** Every check, in the order in which they run. */
export const checks: readonly Check[] = [
  ...sessionChecks,
  ...headerChecks,
  ...authorChecks,
  ...searchChecks,
  ...catalogueChecks,
  ...cartChecks,
  ...sharingChecks,
  ...flowChecks,
  ...checkoutChecks,
  ...orderChecks,
  ...identityChecks,
  ...customerChecks,
  ...favouritesChecks,
  ...otherShopperChecks,
  ...correspondenceChecks,
  ...placeChecks,
  ...errorResponseChecks,
];
