import { Button, CompareTable, Container, LinkButton, Stack, Text } from '@basin/react-ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ProductCard, useCompareList } from '../catalogue/index.ts';
import { Departments } from '../../shell/header/Departments.tsx';
import { EmptyPageLink } from '../../shell/document/EmptyPageLink.tsx';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { usePageModel } from '../../shell/document/page-model.ts';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './ComparePage.module.css';
import type { loadCompare } from './compare-page.server.ts';

/** Compares products: their cards, and a table of their specifications. */
export function ComparePage({ loaderData: { products } }: PageProps<typeof loadCompare>) {
  const { t } = useLanguage();
  const { emptyText = t('compare.none') } = usePageModel();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPending = useStoredProducts();
  const none = (
    <Stack gap={6}>
      <Text>{emptyText}</Text>
      <div>
        <EmptyPageLink />
      </div>
      <Departments />
    </Stack>
  );
  return (
    <Container className={styles.root}>
      <PageTitle ref={heading} title={t('compare.title')} />
      {products.length === 0 ? (
        <div data-hydrate="">{isPending ? <noscript>{none}</noscript> : none}</div>
      ) : (
        <div className={styles.columns}>
          <Cards products={products} onRemove={() => heading.current?.focus({ preventScroll: true })} />
          <Facts products={products} />
        </div>
      )}
    </Container>
  );
}

/** Redirects a URL without products to the ones that this browser stores. Returns whether it does, or may. */
function useStoredProducts(): boolean {
  const { path } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { list } = useCompareList();
  const stored = list.comparedProducts.map(({ compareSku }) => compareSku).join();
  const hasSkus = search.includes('sku=');
  useEffect(() => {
    if (!hasSkus && stored) void navigate(path(`/compare?sku=${stored}`), { replace: true });
  }, [hasSkus, stored, navigate, path]);
  const isInBrowser = useIsInBrowser();
  return !hasSkus && (!isInBrowser || stored !== '');
}

type Compared = PageProps<typeof loadCompare>['loaderData']['products'];

interface CardsProps {
  readonly products: Compared;
  readonly onRemove: () => void;
}

function Cards({ products, onRemove }: CardsProps) {
  const { t, path } = useLanguage();
  const navigate = useNavigate();
  const { remove } = useCompareList();
  const takeAway = (sku: string) => {
    onRemove(); // the button disappears
    remove(sku);
    const others = products.filter(({ compareSku }) => compareSku !== sku).map(({ compareSku }) => compareSku);
    void navigate(path(`/compare?sku=${others.join()}`), { replace: true, preventScrollReset: true });
  };
  return (
    <ul className={styles.cards}>
      {products.map(({ card, compareSku }) => (
        <Stack key={compareSku} render={<li />} gap={3} justify="between">
          <ProductCard product={card} href={`${card.path}?skuId=${compareSku}`} place="grid" headingLevel={2} />
          <Stack direction="row" gap={3}>
            <LinkButton
              size="small"
              href={`${card.path}?skuId=${compareSku}`}
              aria-label={t('compare.choose', { name: card.name })}
            >
              {t('rooms.choose')}
            </LinkButton>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('product.compare.remove', { name: card.name })}
              onClick={() => takeAway(compareSku)}
            >
              {t('action.remove')}
            </Button>
          </Stack>
        </Stack>
      ))}
      {products.length === 1 && (
        <Stack render={<li />} align="start" className={styles.another}>
          <Text>{t('compare.add')}</Text>
          <LinkButton href={products[0]?.listing ?? path('/products')}>{t('compare.another')}</LinkButton>
        </Stack>
      )}
    </ul>
  );
}

function Facts({ products }: { readonly products: Compared }) {
  const { t } = useLanguage();
  const facts = useFacts(products);
  const labels = [...new Set(facts.flatMap((lines) => lines.map(({ label }) => label)))];
  return (
    <CompareTable
      className={products.length === 1 ? `${styles.facts} ${styles.single}` : styles.facts}
      caption={t('product.specifications')}
      differencesLabel={t('compare.differences')}
      columns={[
        { id: 'label', label: t('compare.property') },
        ...products.map(({ card, compareSku }) => ({ id: compareSku, label: card.name })),
      ]}
      rows={labels.map((label) => ({
        id: label,
        cells: [label, ...facts.map((lines) => lines.find((line) => line.label === label)?.value ?? '–')],
      }))}
    />
  );
}

const stockTexts = {
  inStock: 'product.stock.in',
  backOrder: 'badge.backOrder',
  outOfStock: 'product.stock.out',
  discontinued: 'product.discontinued',
  showroomOnly: 'product.retailOnly',
  unpriced: 'product.unpriced',
} as const;

/** A finish of a product that is no longer made has no others to choose. */
const stockTextOf = (stock: keyof typeof stockTexts, { badges }: Compared[number]['card']) =>
  badges.includes('discontinued') ? 'product.discontinued.all' : stockTexts[stock];

/** Returns one table row for the stock, and one per specification and dimension. */
function useFacts(products: Compared) {
  const { t } = useLanguage();
  return products.map(({ card, specifications, dimensions, stock }) => [
    ...(stock ? [{ label: t('compare.stock'), value: t(stockTextOf(stock, card)) }] : []),
    ...specifications,
    ...dimensions.map(({ label, inches, millimetres }) => ({
      label,
      value: t('product.dimensions.figure', { label: '', inches, millimetres }).trim(),
    })),
  ]);
}
