import { DataTable, DescriptionList, Disclosure, Heading, Icon } from '@basin/react-ui';
import { departureText } from '../catalogue/index.ts';
import { DownloadLink } from '../../shell/document/DownloadLink.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { Delivery as DeliveryView } from '@basin/sdk';
import type { ProductView } from './product-view.ts';
import styles from './ProductFacts.module.css';

/** Everything there is to know, in lines that open. What is searched for within the page is found in all of them. */
export function ProductFacts({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  return (
    <div className={styles.root}>
      <Description product={product} />
      <div>
        {product.specifications.length > 0 && (
          <Disclosure summary={t('product.specifications')} open>
            <DescriptionList
              items={product.specifications.map(({ label, value }) => ({ term: label, details: value }))}
            />
          </Disclosure>
        )}
        {product.dimensions.length > 0 && (
          <Disclosure summary={t('product.dimensions')}>
            <Dimensions product={product} />
          </Disclosure>
        )}
        {product.documents.length > 0 && (
          <Disclosure summary={t('product.documents')}>
            <Documents product={product} />
          </Disclosure>
        )}
        {product.care !== null && (
          <Disclosure summary={t('product.care')}>
            <p>{product.care}</p>
          </Disclosure>
        )}
        {product.delivery && (
          <Disclosure summary={t('product.delivery')}>
            <Delivery {...product.delivery} />
          </Disclosure>
        )}
      </div>
    </div>
  );
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

function Dimensions({ product }: { product: ProductView }) {
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
      rows={product.dimensions.map(({ key, label, inches, millimetres }) => ({
        id: key,
        cells: [label, inches, millimetres],
      }))}
    />
  );
}

function Documents({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  return (
    <ul className={styles.documents}>
      {product.documents.map(({ title, format, url: path }) => (
        <li key={path}>
          <DownloadLink href={path} variant="quiet" className={styles.document}>
            <Icon name="download" />
            {t('product.document.size', { name: title, type: format.toUpperCase() })}
          </DownloadLink>
        </li>
      ))}
    </ul>
  );
}
