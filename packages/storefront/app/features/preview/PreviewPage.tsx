import { Container, Heading, PasswordField, Text, TextField } from '@basin/react-ui';
import { Form, useLocation } from 'react-router';
import { PageHead } from '../../shell/document/PageHead.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { Problem } from '../../shell/forms/Problem.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './preview.module.css';
import type { handlePreviewForm } from './preview-page.server.ts';

/** The editors' sign-in for the preview. */
export function PreviewPage({ actionData }: Pick<PageProps<undefined, typeof handlePreviewForm>, 'actionData'>) {
  const { t } = useLanguage();
  const returnTo = new URLSearchParams(useLocation().search).get('returnTo') ?? '';
  return (
    <Container>
      <PageHead title={t('preview.title')} isIndexed={false} />
      <div className={styles.page}>
        <Heading level={1}>{t('preview.title')}</Heading>
        <Text tone="muted">{t('preview.text')}</Text>
        <Problem text={actionData?.problem} />
        <Form method="post" className={styles.form}>
          <input type="hidden" name="returnTo" value={returnTo} />
          <TextField name="user" label={t('preview.user')} autoComplete="username" required />
          <PasswordField
            name="password"
            label={t('field.password')}
            autoComplete="current-password"
            showLabel={t('password.show')}
            showText={t('password.show.short')}
            required
          />
          <SubmitButton intent="open" variant="primary">
            {t('preview.open')}
          </SubmitButton>
        </Form>
      </div>
    </Container>
  );
}
