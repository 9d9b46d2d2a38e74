import { DescriptionList } from '@basin/react-ui';
import type { CartSums } from '@basin/sdk';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface SumsProps {
  readonly sums: CartSums;
  /** Whether the order is placed, so that its tax is no longer an estimate. */
  readonly isFinal?: boolean;
}

/** Canadian taxes are listed by name with their rate. */
const canadianTaxes = ['GST', 'HST', 'PST', 'QST', 'RST'] as const;

/** The totals of a cart or an order. */
export function Sums({ sums, isFinal }: SumsProps) {
  const { t, money } = useLanguage();
  const { subTotal, discount, shipping, tax, isTaxExempt, taxes, total } = sums;
  const canadian = taxes.flatMap(({ name, rate, amount }) => {
    const known = canadianTaxes.find((each) => each === name);
    return known ? [{ term: t(`tax.${known}`, { percent: rate * 100 }), details: money(amount) }] : [];
  });
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
        ...canadian,
        ...(tax && canadian.length === 0
          ? [{ term: t(isFinal ? 'order.tax' : 'cart.tax'), details: isTaxExempt ? t('cart.taxExempt') : money(tax) }]
          : []),
        { term: t('cart.total'), details: <output>{money(total)}</output>, strong: true },
      ]}
    />
  );
}
