import { tradePersona } from '@basin/domain';
import { Container, LinkButton, Notice, Text } from '@basin/react-ui';
import { useShop } from '../../../shell/document/use-shop.ts';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import type { PartProps } from '../part-props.ts';
import styles from './other.module.css';

/**
 * The trade membership for the visitor: an offer, how to request it, the state of their application, or a confirmation
 * that they are a member.
 */
export function TradeMembership({ view: { application } }: PartProps<'trade-membership'>) {
  const { t, path, day } = useLanguage();
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
      <Text>
        {application
          ? t(`account.trade.${application.state}`, { date: day(application.since) })
          : t(isSignedIn ? 'trade.ask' : 'trade.join')}
      </Text>
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
