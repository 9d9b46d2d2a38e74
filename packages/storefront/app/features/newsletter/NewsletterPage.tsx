import { Container, Heading, Link, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { PageHead } from '../../shell/document/PageHead.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useSending } from '../../shell/forms/use-sending.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './NewsletterPage.module.css';
import { NewsletterForm } from './NewsletterForm.tsx';
import type { subscribe } from './subscribe.server.ts';

/** Where the form of the footer leads: what became of the address, and the form again when it cannot be right. */
export function NewsletterPage({ actionData }: Pick<PageProps<undefined, typeof subscribe>, 'actionData'>) {
  const { t, path } = useLanguage();
  return (
    <Container>
      <PageHead title={t('newsletter.title')} isIndexed={false} />
      <div className={styles.page}>
        <Heading level={1}>{t('newsletter.title')}</Heading>
        <Text size="l">{t('newsletter.text')}</Text>
        <NewsletterForm answer={actionData} render={<Form method="post" />} isPending={useSending()} />
        <Link href={path('/privacy-policy')}>{t('footer.privacy')}</Link>
      </div>
    </Container>
  );
}
