import { Link, Text } from '@basin/react-ui';
import { departureText } from '../catalogue/index.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ProductView } from './product-view.ts';

const fewLeft = 5;

export interface StockLineProps {
  readonly product: Pick<
    ProductView,
    'kind' | 'stock' | 'delivery' | 'isSpecialOrder' | 'finishes' | 'categoryPath' | 'excludedHere'
  >;
}

/** The availability of the chosen finish, with other ways when it cannot be bought. Renders nothing when the stock is unknown. */
export function StockLine({ product }: StockLineProps) {
  const { kind, stock, delivery, isSpecialOrder, finishes, categoryPath, excludedHere } = product;
  const { t, path } = useLanguage();
  if (!stock) return null;
  const departure = delivery?.departure;
  const isStocked = !isSpecialOrder && kind !== 'design-service' && kind !== 'install-service';
  const { status, available } = stock;
  const inStock =
    available > 0 && available <= fewLeft ? t('product.stock.low', { count: available }) : t('product.stock.in');
  const isMade = finishes.some(({ state }) => state !== 'discontinued');
  const words = {
    inStock: [isStocked && inStock, departure && departureText(t, departure)].filter(Boolean).join('. '),
    backOrder: departure ? `${t('product.stock.backOrder')} ${departureText(t, departure)}` : t('badge.backOrder'),
    outOfStock: t('product.stock.out'),
    discontinued: t(isMade ? 'product.discontinued' : 'product.discontinued.all'),
    showroomOnly: t('product.retailOnly'),
    unpriced: t('product.unpriced'),
  };
  const isGone = status === 'outOfStock' || status === 'discontinued';
  const offersOthers = isGone && !excludedHere; // else the notice at the button does
  return (
    <>
      <Text id="stock" size="s" tone={status === 'inStock' ? 'success' : 'muted'}>
        {words[status]}
      </Text>
      {offersOthers && (
        <Text size="s">
          {categoryPath && <Link href={categoryPath}>{t('product.excludedHere.others')}</Link>}
          {categoryPath && ' · '}
          <Link href={path('/find-a-showroom')}>{t('nav.stores')}</Link>
        </Text>
      )}
    </>
  );
}
