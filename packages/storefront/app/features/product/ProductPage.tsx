import { isSeat } from '@basin/domain';
import { Container, Heading, Text } from '@basin/react-ui';
import { ProductGrid } from '../catalogue/index.ts';
import { FinancingSlot } from '../financing/index.ts';
import { ReviewsSlot } from '../reviews/index.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { NavigationLink } from '../../shell/document/navigation.ts';
import { BreadcrumbTrail } from '../../shell/document/BreadcrumbTrail.tsx';
import { useIsWhole } from '../../shell/document/use-is-whole.ts';
import { BundleItems } from './BundleItems.tsx';
import { BuyForm } from './BuyForm.tsx';
import { FinishPicker } from './FinishPicker.tsx';
import type { ProductView, PlannedRoom } from './product-view.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductIntro } from './ProductIntro.tsx';
import styles from './ProductPage.module.css';
import { SampleForm } from './SampleForm.tsx';
import { StockLine } from './StockLine.tsx';

export interface ProductPageProps {
  readonly product: ProductView;
  /** The pages above it in the breadcrumb. */
  readonly trail: readonly NavigationLink[];
  readonly room: PlannedRoom;
  readonly notices: readonly SessionNotice[];
}

/** A product page: pictures beside the buying options, and the product information below. */
export function ProductPage({ product, trail, room, notices }: ProductPageProps) {
  return (
    <Container>
      <Way trail={trail} name={product.name} />
      <div className={styles.notices}>
        <Notices notices={notices} />
      </div>
      <article className={styles.root}>
        <ProductGallery product={product} />
        <div className={styles.choice}>
          <ProductIntro product={product} />
          {product.finishes.length > 1 && <FinishPicker product={product} />}
          <StockLine product={product} />
          <PurchaseLimits product={product} />
          <BuyForm key={product.slug} product={product} room={room} />
          {product.sample && <SampleForm sample={product.sample} product={product} />}
          <FinancingSlot amount={product.price?.now} />
          <ReviewsSlot sku={product.sku} />
        </div>
      </article>
      <BelowChoice key={product.slug} product={product} />
    </Container>
  );
}

/** The parts of a product page below its first screen. */
function BelowChoice({ product }: { readonly product: ProductView }) {
  const { t } = useLanguage();
  if (!useIsWhole()) return null;
  return (
    <>
      {product.bundleItems.length > 0 && <BundleItems items={product.bundleItems} className={styles.section} />}
      <ProductFacts product={product} />
      {product.recommended.length > 0 && (
        <section className={styles.section} aria-labelledby="recommended">
          <Heading level={2} id="recommended">
            {t('product.accessories.recommended')}
          </Heading>
          <ProductGrid products={product.recommended} label={t('product.accessories.recommended')} />
        </section>
      )}
    </>
  );
}

/** The breadcrumb: the front page, the menu entries of the product's category, and the product. */
function Way({ trail, name }: Pick<ProductPageProps, 'trail'> & { readonly name: string }) {
  const { t, path } = useLanguage();
  const above = trail.map(({ title, path: href }) => ({ label: title, href }));
  const items = [{ label: t('nav.home'), href: path('/') }, ...above, { label: name }];
  return <BreadcrumbTrail items={items} className={styles.way} />;
}

/** Conditions that may prevent a purchase, above the button so that they are read first. */
function PurchaseLimits({ product: { category, isSpecialOrder, statesExcluded } }: { product: ProductView }) {
  const { t } = useLanguage();
  const limits = [
    isSeat(category ?? '') && t('product.seatFit'),
    isSpecialOrder && t('product.specialOrder'),
    statesExcluded !== '' && t('product.statesExcluded', { states: statesExcluded }),
  ].filter((limit) => limit !== false);
  if (limits.length === 0) return null;
  return (
    <div className={styles.limits}>
      {limits.map((limit) => (
        <Text key={limit} size="s">
          {limit}
        </Text>
      ))}
    </div>
  );
}
