import { Text } from '@basin/react-ui';
import { useFetcher } from 'react-router';
import { OverlayDialog } from '../../shell/document/OverlayDialog.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import type { subscribe } from './subscribe.server.ts';

/** The newsletter form in a dialog. */
export default function NewsletterDialog() {
  const { t, path } = useLanguage();
  const { data, Form, state } = useFetcher<typeof subscribe>();
  return (
    <OverlayDialog id="newsletter" title={t('newsletter.title')}>
      <NewsletterForm
        result={data}
        render={<Form method="post" action={path('/newsletter')} />}
        isPending={state !== 'idle'}
      >
        <Text>{t('newsletter.text')}</Text>
      </NewsletterForm>
    </OverlayDialog>
  );
}
