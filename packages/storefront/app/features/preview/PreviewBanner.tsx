import { Button, Container, Text } from '@basin/react-ui';
import { Form, useLocation } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './preview.module.css';

/** Says that drafts are shown, and closes the preview; the document is loaded anew, so that nothing of a draft stays in it. */
export default function PreviewBanner() {
  const { t, path } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <aside aria-label={t('preview.title')} className={styles.root}>
      <Container className={styles.bar}>
        <Text size="s">{t('preview.banner')}</Text>
        <Form method="post" action={path('/preview')} reloadDocument>
          <input type="hidden" name="returnTo" value={pathname + search} />
          <Button type="submit" name="intent" value="close" size="small">
            {t('preview.close')}
          </Button>
        </Form>
      </Container>
    </aside>
  );
}
