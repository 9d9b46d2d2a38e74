import { Button, Container, Heading, Text, TextField } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './DocumentFinder.module.css';

/** Downloads single pages of the catalogue as PDF files. */
export function CataloguePages() {
  const { t, path } = useLanguage();
  return (
    <Container render={<section aria-labelledby="catalogue" />} className={styles.root}>
      <Heading level={2} id="catalogue">
        {t('catalogue.title')}
      </Heading>
      <Text tone="muted">{t('catalogue.text')}</Text>
      <form action={path('/catalogue.pdf')} className={styles.form}>
        <TextField type="number" name="page" min={1} defaultValue={1} required label={t('catalogue.page')} />
        <Button type="submit">{t('catalogue.save')}</Button>
      </form>
    </Container>
  );
}
