import { Container, TextField } from '@basin/react-ui';
import { Form } from 'react-router';
import { SubmitButton } from '../../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../../shell/texts/TextsProvider.tsx';
import type { PartProps } from '../part-props.ts';
import styles from './other.module.css';

/** A search field within a page. */
export function InPageSearch({ view: { label } }: PartProps<'in-page-search'>) {
  const { t, path } = useLanguage();
  return (
    <Container className={styles.root}>
      <Form action={path('/search')} role="search" aria-label={label} className={styles.search}>
        <TextField id="in-page-search" name="keyword" type="search" label={label} maxLength={128} required />
        <SubmitButton>{t('search.submit')}</SubmitButton>
      </Form>
    </Container>
  );
}
