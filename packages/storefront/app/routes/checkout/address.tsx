import { Button, Heading, Link } from '@basin/react-ui';
import { hasStatus, shipCart } from '@basin/sdk';
import { Form, redirect, useNavigation } from 'react-router';
import { shopperOf } from '../../cart/shopper.server.ts';
import { readAddress } from '../../forms/address.ts';
import { AddressFields } from '../../forms/AddressFields.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { FormProblems } from '../../forms/FormProblems.tsx';
import { isRight, type SentForm } from '../../forms/read-form.ts';
import { leaveNotice } from '../../notices/notices.server.ts';
import { languageContext, sdkContext, sessionContext, shopperContext } from '../../request-context.server.ts';
import { optionList } from '../../settings/option-list.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import { knownAddress, shippingAddressFrom } from './address-values.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import styles from './checkout.module.css';
import type { Route } from './+types/address';

export async function loader({ context }: Route.LoaderArgs) {
  const [values, countries, states, provinces] = await Promise.all([
    knownAddress(context, context.get(checkoutCartContext)),
    optionList(context, 'countries'),
    optionList(context, 'states'),
    optionList(context, 'provinces'),
  ]);
  return { values, countries, states: [...states, ...provinces], isSignedIn: context.get(shopperContext).isSignedIn };
}

/** Sets the address with its tax and shipments; what the form lacks, or the house cannot reach, is said on this page. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = readAddress(await request.formData(), ['email']);
  if (!isRight(sent)) return sent;
  const { locale } = context.get(languageContext);
  const to = { address: shippingAddressFrom(sent.values), email: sent.values.email };
  try {
    const shipped = await shipCart(context.get(sdkContext), shopperOf(context), to);
    const problem = shipped.isNonDeliverableAddress
      ? 'notDeliverable'
      : shipped.shipping.length === 0
        ? 'noItemsToShip'
        : undefined;
    if (problem) leaveNotice(context, { key: `checkout.error.${problem}`, tone: 'danger' });
    context.get(sessionContext).set('submittedCart', { cartId: shipped.cart.id, email: sent.values.email ?? '' });
    return problem === 'notDeliverable' ? sent : redirect(`/${locale}/checkout/shipping`, 303);
  } catch (error) {
    if (!hasStatus(error, 400)) throw error;
    leaveNotice(context, { key: 'checkout.error.address', tone: 'danger' });
    return sent;
  }
}

export default function AddressStep({ loaderData, actionData }: Route.ComponentProps) {
  const { t, path } = useLanguage();
  const form: SentForm = actionData ?? { values: loaderData.values, problems: {} };
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form method="post" noValidate className={styles.form}>
      <FormProblems form={actionData} />
      <Heading level={2} size="title">
        {t('checkout.contact')}
      </Heading>
      {!loaderData.isSignedIn && (
        <p>
          <Link href={`${path('/sign-in')}?returnTo=${encodeURIComponent(path('/checkout'))}`}>
            {t('checkout.signIn')}
          </Link>
        </p>
      )}
      <FormField name="email" form={form} />
      <Heading level={2} size="title">
        {t('checkout.shippingAddress')}
      </Heading>
      <AddressFields form={form} countries={loaderData.countries} states={loaderData.states} />
      <Button type="submit" variant="primary" pending={isBusy}>
        {t('action.continue')}
      </Button>
    </Form>
  );
}
