import { Button, Container, Heading, Link, Text, TextField } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './CataloguePages.module.css';
import type { CatalogueContents } from './catalogue-page.server.ts';
import finder from './DocumentFinder.module.css';

/** Downloads single pages of the catalogue as PDF files, by category or by number. */
export function CataloguePages({ catalogue: { pages, sections } }: { readonly catalogue: CatalogueContents }) {
  const { t, path } = useLanguage();
  return (
    <Container render={<section aria-labelledby="catalogue" />} className={finder.root}>
      <Heading level={2} id="catalogue">
        {t('catalogue.title')}
      </Heading>
      <Text tone="muted">{t('catalogue.text')}</Text>
      <div className={styles.sections}>
        {sections.map(({ name, categories }) => (
          <section key={name}>
            <Heading level={3} size="title">
              {name}
            </Heading>
            <ul>
              {categories.map(({ category, page }) => (
                <li key={category}>
                  <Link href={`${path('/catalogue.pdf')}?page=${page}`} download className={styles.category}>
                    <span>{category}</span>
                    <span>{t('listing.page', { page })}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <form action={path('/catalogue.pdf')} className={finder.form}>
        <TextField
          type="number"
          name="page"
          min={1}
          max={pages}
          defaultValue={1}
          required
          label={t('catalogue.page', { pages })}
        />
        <Button type="submit">{t('catalogue.save')}</Button>
      </form>
    </Container>
  );
}
