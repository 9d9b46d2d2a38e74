import { Container, Heading, LinkButton, Text } from '@basin/react-ui';
import { OrderView } from '../orders/index.ts';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './confirmation.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadConfirmation } from './confirmation.server.ts';

export function ConfirmationPage({ loaderData: { orderNumber, email, order } }: PageProps<typeof loadConfirmation>) {
  const { t, path } = useLanguage();
  return (
    <Container className={styles.page}>
      <PageHead title={t('order.confirmed.title')} isIndexed={false} />
      <Heading level={1}>{t('order.confirmed.title')}</Heading>
      <Text size="l">{t('order.confirmed.text', { orderNumber, email })}</Text>
      {order && <OrderView order={order} showsDepartures />}
      <div>
        <LinkButton href={path('/')}>{t('cart.continueShopping')}</LinkButton>
      </div>
    </Container>
  );
}
