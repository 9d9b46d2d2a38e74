import { DescriptionList } from '@basin/react-ui';
import type { CartSums } from '@basin/sdk';
import { priceText } from '../../texts.ts';

/** Shows the sums that are known. The tax, for example, needs an address. */
export function Sums({ sums }: { readonly sums: CartSums }) {
  const rows = [
    { term: 'Subtotal', amount: sums.subTotal },
    { term: 'Discount', amount: sums.discount },
    { term: 'Shipping', amount: sums.shipping },
    { term: 'Tax', amount: sums.tax },
    { term: 'Total', amount: sums.total },
  ];
  const items = rows.flatMap(({ term, amount }) => (amount ? [{ term, details: priceText(amount) }] : []));
  return <DescriptionList variant="sums" items={items} />;
}
