import { pathIn } from '../../shell/locale/path-in.server.ts';
import { type TextKey } from '../../shell/texts/translate.ts';
import type { ShippingMessage } from '@basin/domain';
import { hasStatus } from '@basin/sdk';
import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { storeHashedEmail } from '../../shell/analytics/known-shopper.server.ts';
import { addressFrom } from '../../shell/forms/address-values.ts';
import type { Context } from '../../shell/context.ts';
import { initialCountry, readAddress } from '../../shell/forms/address.ts';
import { isConfirmed, readCheckedAddress, type CheckedAddress } from '../../shell/address/checked-address.server.ts';
import { placeFields } from '../../shell/address/place-of-address.ts';
import { visitorStateCookieHeader } from '../../shell/document/visitor-state-cookie.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { noticeToRetry } from '../../shell/notices/retry-notice.server.ts';
import { servedCustomerContext, sessionContext, shopperContext } from '../../shell/request-context.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { optionList, stateCodes, statesByCountry } from '../../shell/settings/option-list.server.ts';
import { knownAddresses } from './address-values.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import { noticePriceChange } from './notice-price-change.server.ts';

export async function loadAddressStep({ context, url }: LoaderFunctionArgs) {
  const [known, countries, states] = await Promise.all([
    knownAddresses(context, context.get(checkoutCartContext), url.searchParams.get('address')),
    optionList(context, 'countries'),
    statesByCountry(context),
  ]);
  return { ...known, countries, states, isSignedIn: context.get(shopperContext).isSignedIn };
}

/** An address form as it was sent, with what is to confirm. */
type ReturnedForm = CheckedAddress & {
  /** Whether it was typed before the shopper signed in. */
  readonly isResumed?: true;
};

/** Returns the form that the shopper typed before signing in. Where no place was typed, the address is the known one. */
async function resumeForm(context: Context, form: FormData): Promise<ReturnedForm> {
  const { values: typed } = readAddress(form, await stateCodes(context), ['email']);
  const { values: known } = await knownAddresses(context, context.get(checkoutCartContext), null);
  const { email = '', firstName = '', lastName = '', country = initialCountry } = known;
  const hasPlace = placeFields.some((name) => typed[name] !== undefined);
  const values = hasPlace ? { email, firstName, lastName, ...typed } : { ...known, ...typed, country };
  return { values, problems: {}, isResumed: true };
}

/**
 * Sets the shipping address, which determines tax and shipments. Returns the form when a field is invalid or the shop
 * cannot ship there.
 */
export async function handleAddressForm({ request, context }: ActionFunctionArgs): Promise<ReturnedForm | Response> {
  const form = await request.formData();
  if (form.get('intent') === 'resume') return resumeForm(context, form);
  const sent = await readCheckedAddress(context, form, ['email']);
  if (!isConfirmed(sent)) return sent;
  const { email = '' } = sent.values;
  try {
    const { cart, problem } = await checkoutOf(context).setAddress({ address: addressFrom(sent.values), email });
    if (problem) queueNotice(context, { key: messageTexts[problem], tone: 'danger' });
    noticePriceChange(context, context.get(checkoutCartContext), cart);
    context.get(sessionContext).set('submittedCart', { cartId: cart.id, email });
    if (!context.get(servedCustomerContext)) storeHashedEmail(context, email); // the customer has not consented
    if (problem === 'cannotShip') return sent;
    const headers: HeadersInit = context.get(servedCustomerContext)
      ? {} // the associate's next customer may live in another state
      : { 'Set-Cookie': visitorStateCookieHeader(context, sent.values.state ?? '') };
    return redirect(pathIn(context, '/checkout/shipping'), { status: 303, headers });
  } catch (error) {
    if (!hasStatus(error, 400)) {
      noticeToRetry(context)(error);
      return sent;
    }
    const isUntaxed = error.code === 'MissingTaxRateForCountry'; // the shop has a tax rate for every place it ships to
    queueNotice(context, { key: messageTexts[isUntaxed ? 'cannotShip' : 'shippingAddressFailed'], tone: 'danger' });
    return sent;
  }
}

const messageTexts = {
  shippingAddressFailed: 'checkout.error.address',
  cannotShip: 'checkout.error.notDeliverable',
  noItemsToShip: 'checkout.error.noItemsToShip',
} as const satisfies Record<ShippingMessage, TextKey>;
