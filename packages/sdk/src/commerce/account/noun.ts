import * as cartCalls from '../../contract/cart.ts';
import { models } from '../../contract/catalogue-products.ts';
import { customerCalls } from '../../contract/customer.ts';
import { identityCalls } from '../../contract/identity.ts';
import { membershipCalls } from '../../contract/membership.ts';
import { recoveryCalls } from '../../contract/recovery.ts';
import { registrationCalls } from '../../contract/registration.ts';
import { personaOf, searchSessionOf, type Noun } from '../noun.ts';
import { productLinesFrom } from '../products/product-lines.ts';
import { createAccount, type Account, type AccountNounCalls } from './account.ts';
import { createSignInProvider, type SignInProvider } from './sign-in-provider.ts';

/** The shopper's account: sign-in, sign-up, recovery, profile, addresses, owned products, membership. */
export const account: Noun<AccountNounCalls, Account> = {
  areas: {
    cart: cartCalls,
    catalogue: { models },
    customer: customerCalls,
    identity: identityCalls,
    membership: membershipCalls,
    recovery: recoveryCalls,
    registration: registrationCalls,
  },
  create(calls, { locale, session, site, logger, now, options }) {
    let provider: SignInProvider | undefined;
    return createAccount(calls, {
      locale,
      logger,
      persona: () => personaOf(session),
      usernameExtension: () => site?.general.usernameExtension,
      collection: () => productLinesFrom(site?.products && { products: site.products }).products.collections,
      searchSession: () => searchSessionOf(session, now()),
      provider: () => (provider ??= createSignInProvider(options)),
    });
  },
};
