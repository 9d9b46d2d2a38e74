import { Container, Heading, Link, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { PageHead } from '../../shell/document/PageHead.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './NewsletterPage.module.css';
import { NewsletterForm } from './NewsletterForm.tsx';
import type { subscribe } from './subscribe.server.ts';

/** The result page of the footer's form. It shows the form again when the address is invalid. */
export function NewsletterPage({ actionData }: Pick<PageProps<undefined, typeof subscribe>, 'actionData'>) {
  const { t, path } = useLanguage();
  return (
    <Container>
      <PageHead title={t('newsletter.title')} isIndexed={false} />
      <div className={styles.page}>
        <Heading level={1}>{t('newsletter.title')}</Heading>
        <Text size="l">{t('newsletter.text')}</Text>
        <NewsletterForm result={actionData} render={<Form method="post" />} isPending={useIsSubmitting()} />
        <Link href={path('/privacy-policy')}>{t('footer.privacy')}</Link>
      </div>
    </Container>
  );
}
