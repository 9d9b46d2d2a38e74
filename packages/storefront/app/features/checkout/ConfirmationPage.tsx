import { Button, Container, LinkButton, Stack, Text } from '@basin/react-ui';
import { OrderView } from '../orders/index.ts';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import { useShop } from '../../shell/document/use-shop.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './confirmation.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadConfirmation } from './confirmation.server.ts';

export function ConfirmationPage({ loaderData }: PageProps<typeof loadConfirmation>) {
  const { orderNumber, email, order } = loaderData;
  const { t, path } = useLanguage();
  const { isSignedIn } = useShop();
  return (
    <Container className={styles.page}>
      <PageTitle title={t('order.confirmed.title')} />
      <Text size="l">{t('order.confirmed.text', { orderNumber, email })}</Text>
      {order && <OrderView order={order} showsDepartures />}
      <Stack direction="row" gap={4}>
        <LinkButton href={path('/')}>{t('cart.continueShopping')}</LinkButton>
        {!isSignedIn && <LinkButton href={path('/sign-in?tab=sign-up')}>{t('signUp.title')}</LinkButton>}
        <PrintButton />
      </Stack>
    </Container>
  );
}

/** Prints the page. A press before hydration is kept until then; without scripts the button is hidden. */
function PrintButton() {
  const { t } = useLanguage();
  return (
    <Button className={styles.print} onClick={() => print()}>
      {t('action.print')}
    </Button>
  );
}
