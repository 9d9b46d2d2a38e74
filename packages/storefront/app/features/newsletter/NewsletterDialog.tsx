import { Button, Notice, Text } from '@basin/react-ui';
import { useFetcher } from 'react-router';
import { OverlayDialog } from '../../shell/document/OverlayDialog.tsx';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './NewsletterDialog.module.css';
import type { subscribe } from './subscribe.server.ts';

/** Takes an e-mail address for the newsletter, over the page that asked for it. */
export default function NewsletterDialog() {
  const { t, path } = useLanguage();
  const { data, Form, state } = useFetcher<typeof subscribe>();
  return (
    <OverlayDialog id="newsletter" title={t('newsletter.title')}>
      {data?.isDone ? (
        <Notice tone="success" role="status">
          {t('newsletter.done')}
        </Notice>
      ) : (
        <CheckedForm
          form={data?.form}
          render={<Form method="post" action={path('/newsletter')} />}
          className={styles.form}
        >
          <Text>{t('newsletter.text')}</Text>
          {data?.problem && (
            <Notice tone="danger" role="alert">
              {t(data.problem)}
            </Notice>
          )}
          <FormField name="email" form={data?.form} />
          <div>
            <Button type="submit" variant="primary" pending={state !== 'idle'}>
              {t('newsletter.submit')}
            </Button>
          </div>
        </CheckedForm>
      )}
    </OverlayDialog>
  );
}
