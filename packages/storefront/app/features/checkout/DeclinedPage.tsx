import { Container, Heading, LinkButton, Text } from '@basin/react-ui';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './confirmation.module.css';

/** The bank or the fraud screen said no: the cart is kept, and there is another way to pay. @see platform spec §2 */
export function DeclinedPage() {
  const { t, path } = useLanguage();
  return (
    <Container width="measure" className={styles.page}>
      <PageHead title={t('checkout.declined.title')} isIndexed={false} />
      <Heading level={1}>{t('checkout.declined.title')}</Heading>
      <Text size="l">{t('checkout.declined.text')}</Text>
      <div>
        <LinkButton href={path('/checkout/payment')} variant="primary">
          {t('checkout.declined.action')}
        </LinkButton>
      </div>
    </Container>
  );
}
