import { Heading, Stack } from '@basin/react-ui';
import { redirect } from 'next/navigation';
import { locale } from '../../../locale.ts';
import { shopper } from '../../../sdk.ts';
import { paymentUrl } from '../../../systems.ts';
import { priceText } from '../../../texts.ts';
import { Sums } from '../../cart/Sums.tsx';
import { CardForm } from './CardForm.tsx';

/** The payment step: sums and card form. */
export default async function Payment() {
  const sdk = await shopper();
  const cart = await sdk.cart.get();
  if (!cart?.address) redirect('/checkout');
  return (
    <Stack gap={6}>
      <title>Payment</title>
      <Heading level={1}>Pay {priceText(cart.sums.total)}</Heading>
      <Sums sums={cart.sums} />
      <CardForm version={cart.version} frameUrl={`${paymentUrl}/frame?locale=${locale}`} />
    </Stack>
  );
}
