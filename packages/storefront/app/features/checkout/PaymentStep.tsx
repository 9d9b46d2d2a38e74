import { isPaymentSuccess } from '@basin/domain';
import { Button, Heading, LinkButton, Text } from '@basin/react-ui';
import { Form, useSubmit } from 'react-router';
import { useEffect, useRef } from 'react';
import { useSending } from '../../shell/forms/use-sending.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { BillingFacts } from './BillingFacts.tsx';
import styles from './checkout.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadPaymentStep, handlePayment } from './payment-step.server.ts';

export function PaymentStep({
  loaderData: { frame, paymentOrigin, given, hasPayPal, billingAddress, isFree },
}: PageProps<typeof loadPaymentStep, typeof handlePayment>) {
  const { t } = useLanguage();
  if (isFree) return <NothingToPay />;
  return (
    <>
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

/** For a cart that costs nothing: no card, and so nobody whom it is billed to. */
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

/** Leads to the page where a payment with PayPal is approved. */
function PayPal() {
  const { t, path } = useLanguage();
  return (
    <section className={styles.form} aria-labelledby="pay-pal">
      <Heading level={2} size="title" id="pay-pal">
        {t('checkout.payment.paypal')}
      </Heading>
      <Text>{t('checkout.payment.paypal.text')}</Text>
      {/* it leaves the shop, so the browser sends it */}
      <Form reloadDocument method="post" action={path('/checkout/payment')}>
        <Button type="submit" name="intent" value="payPal">
          {t('checkout.payment.paypal.action')}
        </Button>
      </Form>
    </section>
  );
}

/** The card form of the payment service, on its own origin; only its height and its token come to the shop. */
function CardFrame({ frame, paymentOrigin }: { readonly frame: string; readonly paymentOrigin: string }) {
  const { t } = useLanguage();
  const submit = useSubmit();
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const { current } = element;
      if (!current || origin !== paymentOrigin || source !== current.contentWindow) return;
      if (typeof data !== 'object' || data === null) return;
      if ('frameHeightPx' in data) current.style.blockSize = `${Number(data.frameHeightPx)}px`;
      if (!('response' in data) || !isPaymentSuccess(String(data.response))) return;
      removeEventListener('message', listen); // the frame says it until it is heard
      void submit(data as Record<string, string>, { method: 'post' });
    };
    addEventListener('message', listen);
    // what the frame told before is lost; to any origin, since it may still be on its way, and it says nothing
    element.current?.contentWindow?.postMessage('height', '*');
    return () => removeEventListener('message', listen);
  }, [paymentOrigin, submit]);
  return <iframe ref={element} src={frame} title={t('checkout.payment.frame')} className={styles.frame} />;
}

interface GivenCard {
  /** As the payment service gave it; it goes back with the form. */
  readonly answer: Readonly<Record<string, string>>;
  readonly brand: string;
  readonly lastFour: string;
}

function UseCard({ answer, brand, lastFour }: GivenCard) {
  const { t, path } = useLanguage();
  return (
    <Form method="post" action={path('/checkout/payment')} className={styles.form}>
      {Object.entries(answer).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Text>{t('checkout.payment.cardEnding', { brand, lastFour })}</Text>
      <Button type="submit" variant="primary" pending={useSending()}>
        {t('action.continue')}
      </Button>
    </Form>
  );
}
