import type { DeliveryAddress } from '@basin/sdk';
import { Link, Text } from '@basin/react-ui';
import { AddressLines } from '../orders/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { Facts } from './Facts.tsx';

/** The billing address, with a link to change it. */
export function BillingFacts({ address }: { readonly address: DeliveryAddress | null }) {
  const { t, path } = useLanguage();
  return (
    <Facts title={t('checkout.billingAddress')}>
      {address ? <AddressLines address={address} /> : <Text>{t('checkout.billingSame')}</Text>}
      <Link href={path('/checkout/billing')}>{t('checkout.billing.change')}</Link>
    </Facts>
  );
}
