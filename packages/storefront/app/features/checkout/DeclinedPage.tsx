import { Container, LinkButton, Stack, Text } from '@basin/react-ui';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import styles from './confirmation.module.css';
import type { loadDeclined } from './declined.server.ts';

/**
 * Says that the bank or the fraud check declined the payment. The cart is kept and the shopper can pay another way.
 * @see platform spec §2
 */
export function DeclinedPage({ loaderData: { reason, isOfBank } }: PageProps<typeof loadDeclined>) {
  const { t, path } = useLanguage();
  return (
    <Container width="measure" className={styles.page}>
      <PageTitle title={t('checkout.declined.title')} />
      <Text size="l">{t(reason)}</Text>
      <Text>{t('checkout.declined.kept')}</Text>
      <Stack direction="row" gap={4}>
        <LinkButton href={path('/checkout/payment')} variant="primary">
          {t('checkout.declined.action')}
        </LinkButton>
        {!isOfBank && <LinkButton href={path('/support/contact')}>{t('trade.ask.link')}</LinkButton>}
      </Stack>
    </Container>
  );
}
