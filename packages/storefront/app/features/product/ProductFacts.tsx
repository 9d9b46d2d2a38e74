import {
  Accordion,
  Button,
  DataTable,
  DescriptionList,
  Heading,
  Icon,
  Link,
  type AccordionItem,
} from '@basin/react-ui';
import { departureText } from '../catalogue/index.ts';
import { DownloadLink } from '../../shell/document/DownloadLink.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { Delivery as DeliveryView } from '@basin/sdk';
import type { ProductView } from './product-view.ts';
import styles from './ProductFacts.module.css';

/** All product information in expandable sections. The browser's find-in-page searches all of them. */
export function ProductFacts({ product }: { product: ProductView }) {
  return (
    <div className={styles.root}>
      <Description product={product} />
      <Accordion headingLevel={2} items={useFacts(product)} />
    </div>
  );
}

/** Returns a section for each kind of information that the product has. */
function useFacts(product: ProductView): AccordionItem[] {
  const { specifications, dimensions, documents, care, delivery } = product;
  const { t } = useLanguage();
  const facts: AccordionItem[] = [
    {
      id: 'specifications',
      summary: t('product.specifications'),
      defaultOpen: true,
      children: specifications.length > 0 && (
        <DescriptionList
          items={specifications.map(({ label, value, path }) => ({
            term: label,
            details: path === undefined ? value : <Link href={path}>{value}</Link>,
          }))}
        />
      ),
    },
    {
      id: 'dimensions',
      summary: t('product.dimensions'),
      children: dimensions.length > 0 && <Dimensions dimensions={dimensions} />,
    },
    {
      id: 'documents',
      summary: t('product.documents'),
      children: documents.length > 0 && <Documents product={product} />,
    },
    { id: 'care', summary: t('product.care'), children: care && <p>{care}</p> },
    { id: 'delivery', summary: t('product.delivery'), children: delivery && <Delivery {...delivery} /> },
  ];
  return facts.filter(({ children }) => Boolean(children));
}

function Description({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  return (
    <section className={styles.description} aria-labelledby="description">
      <Heading level={2} id="description">
        {t('product.description')}
      </Heading>
      <p className={styles.lead}>{product.description}</p>
      {product.features.length > 0 && (
        <ul className={styles.features}>
          {product.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Delivery({ departure, freightPolicy, freeFrom }: DeliveryView) {
  const { t, money } = useLanguage();
  return (
    <>
      {departure && <p>{departureText(t, departure)}</p>}
      <p>{freightPolicy}</p>
      {freeFrom && <p>{t('shipping.freeFrom', { amount: money(freeFrom) })}</p>}
    </>
  );
}

function Dimensions({ dimensions }: Pick<ProductView, 'dimensions'>) {
  const { t } = useLanguage();
  return (
    <DataTable
      caption={t('product.dimensions')}
      captionHidden
      columns={[
        { id: 'measure', label: t('product.dimensions.measure') },
        { id: 'inches', label: t('product.dimensions.inches'), numeric: true },
        { id: 'millimetres', label: t('product.dimensions.millimetres'), numeric: true },
      ]}
      rows={dimensions.map(({ key, label, inches, millimetres }) => ({
        id: key,
        cells: [label, inches, millimetres],
      }))}
    />
  );
}

/**
 * Downloads each document or, when there are several, one archive. The archive is a form, so that crawlers do not make
 * the server build it.
 */
function Documents({ product: { documents, slug, sku } }: { readonly product: ProductView }) {
  const { t, path } = useLanguage();
  return (
    <>
      <ul>
        {documents.map(({ title, format, url: path }) => (
          <li key={path}>
            <DownloadLink href={path} variant="quiet" className={styles.document}>
              <Icon name="download" />
              {t('product.document.size', { name: title, type: format.toUpperCase() })}
            </DownloadLink>
          </li>
        ))}
      </ul>
      {documents.length > 1 && (
        <form method="post" action={path('/product-documents')}>
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="sku" value={sku} />
          <Button type="submit" data-file="true" size="small">
            {t('download.all')}
          </Button>
        </form>
      )}
    </>
  );
}
