import { hasStatus } from '@basin/sdk';
import { redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import { addressFrom, addressValues } from '../../shell/forms/address-values.ts';
import { initialCountry } from '../../shell/forms/address.ts';
import { isConfirmed, readCheckedAddress } from '../../shell/address/checked-address.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { noticeToRetry } from '../../shell/notices/retry-notice.server.ts';
import { sessionContext } from '../../shell/request-context.server.ts';
import { checkoutOf } from '../../shell/sdk/nouns.server.ts';
import { optionList, statesByCountry } from '../../shell/settings/option-list.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';

export async function loadBillingStep({ context }: LoaderFunctionArgs) {
  const { address, billingAddress } = context.get(checkoutCartContext);
  if (!address) throw redirect(pathIn(context, '/checkout'));
  const [countries, states] = await Promise.all([optionList(context, 'countries'), statesByCountry(context)]);
  const values = billingAddress ? addressValues(billingAddress) : { country: initialCountry };
  return { address, values, countries, states };
}

/** Sets the billing address. Continues to the payment, or to the review when a payment is already chosen. */
export async function handleBillingForm({ request, context }: ActionFunctionArgs) {
  const step = context.get(sessionContext).has('payment') ? 'review' : 'payment';
  const next = redirect(pathIn(context, `/checkout/${step}`), 303);
  const form = await request.formData();
  if (form.get('intent') === 'same') {
    const changed = await checkoutOf(context).setBillingAddress(null).catch(noticeToRetry(context));
    return changed ? next : redirect(pathIn(context, '/checkout/billing'), 303);
  }
  const sent = await readCheckedAddress(context, form);
  if (!isConfirmed(sent)) return sent;
  try {
    await checkoutOf(context).setBillingAddress(addressFrom(sent.values));
    return next;
  } catch (error) {
    if (!hasStatus(error, 400)) {
      noticeToRetry(context)(error);
      return sent;
    }
    queueNotice(context, { key: 'checkout.error.billingAddress', tone: 'danger' });
    return sent;
  }
}
