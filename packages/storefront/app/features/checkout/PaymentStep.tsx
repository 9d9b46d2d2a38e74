import { Button, Heading, LinkButton, Notice, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { BillingFacts } from './BillingFacts.tsx';
import { CardFrame } from './CardFrame.tsx';
import styles from './checkout.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadPaymentStep, handlePayment } from './payment-step.server.ts';

export function PaymentStep({
  loaderData: { frame, paymentOrigin, given, hasPayPal, billingAddress, isFree, isPayPalCancelled },
}: PageProps<typeof loadPaymentStep, typeof handlePayment>) {
  const { t } = useLanguage();
  if (isFree) return <NothingToPay />;
  return (
    <>
      {isPayPalCancelled && <Notice role="status">{t('checkout.payment.paypal.cancelled')}</Notice>}
      <BillingFacts address={billingAddress} />
      <section className={styles.form} aria-labelledby="payment">
        <Heading level={2} size="title" id="payment">
          {t('checkout.payment.card')}
        </Heading>
        {given ? <UseCard {...given} /> : <CardFrame frame={frame} paymentOrigin={paymentOrigin} />}
      </section>
      {hasPayPal && <PayPal />}
    </>
  );
}

/** Replaces the payment for a cart that costs nothing, which needs no card and no billing address. */
function NothingToPay() {
  const { t, path } = useLanguage();
  return (
    <section className={styles.form} aria-labelledby="payment">
      <Heading level={2} size="title" id="payment">
        {t('checkout.payment.none')}
      </Heading>
      <Text>{t('checkout.payment.none.text')}</Text>
      <LinkButton href={path('/checkout/review')} variant="primary">
        {t('action.continue')}
      </LinkButton>
    </section>
  );
}

/** Starts a payment with PayPal. */
function PayPal() {
  const { t, path } = useLanguage();
  return (
    <section className={styles.form} aria-labelledby="pay-pal">
      <Heading level={2} size="title" id="pay-pal">
        {t('checkout.payment.paypal')}
      </Heading>
      <Text>{t('checkout.payment.paypal.text')}</Text>
      {/* a document request, because it redirects to PayPal */}
      <Form reloadDocument method="post" action={path('/checkout/payment')}>
        <CustomerField />
        <Button type="submit" name="intent" value="payPal">
          {t('checkout.payment.paypal.action')}
        </Button>
      </Form>
    </section>
  );
}

interface GivenCard {
  /** The payment service's response. It is sent back with the form. */
  readonly response: Readonly<Record<string, string>>;
  readonly brand: string;
  readonly lastFour: string;
}

function UseCard({ response, brand, lastFour }: GivenCard) {
  const { t, path } = useLanguage();
  return (
    <Form method="post" action={path('/checkout/payment')} className={styles.form}>
      <CustomerField />
      <HiddenFields fields={Object.entries(response)} />
      <Text>{t('checkout.payment.cardEnding', { brand, lastFour })}</Text>
      <SubmitButton variant="primary">{t('action.continue')}</SubmitButton>
    </Form>
  );
}
