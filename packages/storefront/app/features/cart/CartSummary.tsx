import { freeShippingFrom } from '@basin/domain';
import { Disclosure, Heading, Link, LinkButton, Text, TextField } from '@basin/react-ui';
import { moneyFrom } from '@basin/sdk';
import { useState } from 'react';
import { Form } from 'react-router';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { FinancingSlot } from '../financing/index.ts';
import type { CartView } from './cart-view.ts';
import { DiscountCodes } from './DiscountCodes.tsx';
import { Sums } from './Sums.tsx';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { useHasFeature } from '../../shell/document/use-shop.ts';
import styles from './cart.module.css';

/** The cart's totals, beside its lines, with the checkout button. */
export function CartSummary({ cart }: { readonly cart: CartView }) {
  const { t, path, money } = useLanguage();
  return (
    <aside className={styles.summary} aria-labelledby="summary">
      <Heading level={2} size="title" id="summary">
        {t('cart.summary')}
      </Heading>
      <Sums sums={cart.sums} />
      <DiscountCodes {...cart} />
      <FinancingSlot amount={cart.sums.total} />
      <Text size="s" tone="muted">
        {t('shipping.freeFrom', { amount: money(moneyFrom(freeShippingFrom)) })}
      </Text>
      <LinkButton href={path('/checkout')} variant="primary" wide>
        {t('cart.checkout')}
      </LinkButton>
      <Link href={path('/products')}>{t('cart.continueShopping')}</Link>
      <Link href={path('/quick-order')}>{t('quickOrder.title')}</Link>
      {useHasFeature('sharedCart') && <ShareForm rejected={cart.rejectedEmail} />}
    </aside>
  );
}

/** Creates a copy of the cart to share. */
function ShareForm({ rejected }: { readonly rejected: CartView['rejectedEmail'] }) {
  const { t, path } = useLanguage();
  const [wasRejected] = useState(!!rejected); // later it stays as the shopper left it
  return (
    <Disclosure summary={t('cart.share')} defaultOpen={wasRejected}>
      <Form method="post" action={path('/cart')} noValidate className={styles.share}>
        <CustomerField />
        <Text size="s" tone="muted">
          {t('cart.share.text')}
        </Text>
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          label={t('field.email')}
          note={t('field.optional')}
          defaultValue={rejected?.values?.email}
          problem={rejected && <span role="alert">{t(rejected.key)}</span>}
        />
        <SubmitButton intent="share">{t('action.share')}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
