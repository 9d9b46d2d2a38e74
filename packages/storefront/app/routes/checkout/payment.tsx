import { Button, Heading, Text } from '@basin/react-ui';
import { paymentSuccessCode } from '@basin/domain';
import { Form, redirect, useSubmit } from 'react-router';
import { useEffect, useRef } from 'react';

import { environmentContext, languageContext, sessionContext } from '../../request-context.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import { readCardAnswer } from './card-answer.server.ts';
import { cardBrandName } from './card-brand.server.ts';
import { checkoutCartContext } from './checkout-cart.server.ts';
import styles from './checkout.module.css';
import type { Route } from './+types/payment';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(languageContext);
  if (!context.get(checkoutCartContext).shippingAddress) throw redirect(`/${locale}/checkout`);
  const { paymentUrl, publicOrigin } = context.get(environmentContext);
  const frame = new URL('/frame', paymentUrl);
  frame.search = new URLSearchParams({ locale, return: `${publicOrigin}/${locale}/checkout/payment` }).toString();
  // without scripts the payment service comes back to this address with its answer
  const answer = Object.fromEntries(new URL(request.url).searchParams);
  const card = readCardAnswer(answer);
  const given = card && { answer, brand: await cardBrandName(context, card.brand), lastFour: card.lastFour };
  return { frame: frame.href, paymentOrigin: frame.origin, given };
}

/** Keeps the card's token for the review; an answer that is no success changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { locale } = context.get(languageContext);
  const card = readCardAnswer(Object.fromEntries(await request.formData()));
  if (!card) throw redirect(`/${locale}/checkout/payment`);
  context.get(sessionContext).set('card', card);
  return redirect(`/${locale}/checkout/review`, 303);
}

export default function PaymentStep({ loaderData: { frame, paymentOrigin, given } }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <section className={styles.form} aria-labelledby="payment">
      <Heading level={2} size="title" id="payment">
        {t('checkout.payment.card')}
      </Heading>
      {given ? <UseCard {...given} /> : <CardFrame frame={frame} paymentOrigin={paymentOrigin} />}
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
      if (!('response' in data) || data.response !== paymentSuccessCode) return;
      removeEventListener('message', listen); // the frame says it until it is heard
      void submit(data as Record<string, string>, { method: 'post' });
    };
    addEventListener('message', listen);
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
      <Button type="submit" variant="primary">
        {t('action.continue')}
      </Button>
    </Form>
  );
}
