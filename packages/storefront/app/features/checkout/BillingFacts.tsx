import type { DeliveryAddress } from '@basin/sdk';
import { Heading, Link, Text } from '@basin/react-ui';
import { AddressLines } from '../orders/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './checkout.module.css';

/** The billing address, with a link to change it. */
export function BillingFacts({ address }: { readonly address: DeliveryAddress | null }) {
  const { t, path } = useLanguage();
  return (
    <section className={styles.facts} aria-labelledby="billing">
      <Heading level={3} size="label" id="billing">
        {t('checkout.billingAddress')}
      </Heading>
      {address ? <AddressLines address={address} /> : <Text>{t('checkout.billingSame')}</Text>}
      <Link href={path('/checkout/billing')}>{t('checkout.billing.change')}</Link>
    </section>
  );
}
