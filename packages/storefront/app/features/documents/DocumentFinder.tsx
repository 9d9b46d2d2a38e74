import { Button, Container, Heading, Icon, Link, Text, TextField } from '@basin/react-ui';
import { Form } from 'react-router';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { ProductName } from '../catalogue/index.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { DownloadLink } from '../../shell/document/DownloadLink.tsx';
import { Pages } from '../../shell/document/Pages.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './DocumentFinder.module.css';
import type { DocumentedProduct, FoundDocuments } from './find-documents.server.ts';

/** Finds the specification sheets, guides and drawings of products by keyword or model number. */
export function DocumentFinder({ found }: { readonly found: FoundDocuments }) {
  const { t } = useLanguage();
  const { words, total, products, page, pages } = found;
  return (
    <Container render={<section aria-labelledby="documents" />} className={styles.root}>
      <Heading level={2} id="documents">
        {t('documents.title')}
      </Heading>
      <Form role="search" aria-label={t('documents.search')} className={styles.form}>
        <TextField key={words} type="search" name="q" label={t('documents.search')} defaultValue={words} />
        <SubmitButton>{t('search.submit')}</SubmitButton>
      </Form>
      <Text role="status" size="s" tone="muted">
        {total > 0
          ? t('listing.count', { count: total })
          : t(words === '' ? 'documents.empty' : 'documents.none', { query: words })}
      </Text>
      <ul>
        {products.map((product) => (
          <ProductDocuments key={product.sku} product={product} />
        ))}
      </ul>
      <Pages page={page} pages={pages} />
    </Container>
  );
}

function ProductDocuments({ product }: { readonly product: DocumentedProduct }) {
  const { t, path: pathOf } = useLanguage();
  const { name, sku, slug, path, image, modelNumber, documents } = product;
  return (
    <li className={styles.product}>
      <CataloguePicture name={image} alt="" sizes={pictureSizes.orderLine} />
      <div className={styles.name}>
        <Link href={path} variant="quiet">
          <ProductName name={name} />
        </Link>
        <Text size="s" tone="muted" figures translate="no">
          {modelNumber}
        </Text>
      </div>
      <ul aria-label={t('documents.of', { name })} className={styles.documents}>
        {documents.map((document) => (
          <Document key={document.url} {...document} product={name} />
        ))}
        {documents.length > 1 && (
          <li>
            <form method="post" action={pathOf('/product-documents')}>
              <input type="hidden" name="slug" value={slug} />
              <input type="hidden" name="sku" value={sku} />
              <Button
                type="submit"
                data-file="true"
                size="small"
                variant="quiet"
                aria-label={`${t('download.all')}, ${name}`}
              >
                {t('download.all')}
              </Button>
            </form>
          </li>
        )}
      </ul>
    </li>
  );
}

function Document({
  title,
  format,
  url,
  product,
}: DocumentedProduct['documents'][number] & { readonly product: string }) {
  const { t } = useLanguage();
  const text = t('product.document.size', { name: title, type: format.toUpperCase() });
  return (
    <li>
      <DownloadLink href={url} aria-label={`${text}, ${product}`} className={styles.document}>
        <Icon name="download" />
        {text}
      </DownloadLink>
    </li>
  );
}
