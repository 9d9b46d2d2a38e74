import { DescriptionList } from '@basin/react-ui';
import type { CartSums } from '@basin/sdk';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface SumsProps {
  readonly sums: CartSums;
  /** Whether the order is placed, so that its tax is no longer an estimate. */
  readonly isFinal?: boolean;
}

/** The totals of a cart or an order. */
export function Sums({ sums: { subTotal, discount, shipping, tax, isTaxExempt, total }, isFinal }: SumsProps) {
  const { t, money } = useLanguage();
  const isFree = shipping?.cents === 0;
  return (
    <DescriptionList
      variant="sums"
      items={[
        { term: t('cart.subtotal'), details: money(subTotal) },
        ...(discount ? [{ term: t('cart.discount'), details: `−${money(discount)}` }] : []),
        {
          term: t('cart.shipping'),
          details: shipping ? (isFree ? t('cart.shipping.free') : money(shipping)) : t('cart.shipping.unknown'),
        },
        ...(tax
          ? [{ term: t(isFinal ? 'order.tax' : 'cart.tax'), details: isTaxExempt ? t('cart.taxExempt') : money(tax) }]
          : []),
        { term: t('cart.total'), details: money(total), strong: true },
      ]}
    />
  );
}
