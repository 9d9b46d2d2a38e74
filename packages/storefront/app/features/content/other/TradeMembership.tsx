import { tradePersona } from '@basin/domain';
import { Container, LinkButton, Notice, Text } from '@basin/react-ui';
import { useShop } from '../../../shell/document/use-shop.ts';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import styles from './other.module.css';

/** The trade membership for the visitor: an offer, how to request it, or a confirmation that they are a member. */
export function TradeMembership() {
  const { t, path } = useLanguage();
  const { isSignedIn, persona } = useShop();
  if (persona === tradePersona)
    return (
      <Container className={styles.root}>
        <Notice tone="success">{t('trade.member')}</Notice>
        <div>
          <LinkButton href={path('/quick-order')}>{t('quickOrder.title')}</LinkButton>
        </div>
      </Container>
    );
  return (
    <Container className={styles.root}>
      <Text>{t(isSignedIn ? 'trade.ask' : 'trade.join')}</Text>
      <div>
        <LinkButton
          variant="primary"
          href={path(isSignedIn ? '/support/contact' : '/sign-in?tab=sign-up&accountType=trade')}
        >
          {t(isSignedIn ? 'trade.ask.link' : 'trade.join.link')}
        </LinkButton>
      </div>
    </Container>
  );
}
