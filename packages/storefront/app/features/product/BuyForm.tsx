import { largeQuantity, tradePersona } from '@basin/domain';
import { Button, Link, LinkButton, Notice } from '@basin/react-ui';
import type { Coverage } from '@basin/sdk';
import { additionFields as field, LargeOrderLink, useAddition } from '../cart/index.ts';
import { useHasFeature, useShop } from '../../shell/document/use-shop.ts';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './BuyForm.module.css';
import type { ProductView, PlannedRoom } from './product-view.ts';
import { RequiredParts } from './RequiredParts.tsx';
import { RoomPlanner } from './RoomPlanner.tsx';
import { UnitQuantity } from './UnitQuantity.tsx';
import { useAreaCheck } from './use-area-check.ts';
import { useInvalidFields } from './use-invalid-fields.ts';

export interface BuyFormProps {
  readonly product: ProductView;
  /** The room in the URL. */
  readonly room: PlannedRoom;
}

/** Quantity, required accessories and the buy button, as a plain form. With scripts the page stays open. */
export function BuyForm({ product, room }: BuyFormProps) {
  const { t, path } = useLanguage();
  const { persona } = useShop();
  const hasPlanner = useHasFeature('roomPlanner');
  const isBuyable = canBuy(product);
  const isInShowrooms = product.stock?.status === 'showroomOnly';
  const { onSubmit, isUnderWay, result } = useAddition(product, isBuyable);
  const isPlanned = hasPlanner && product.coverage !== null && isMeasured(product.coverage);
  const { isAreaRejected, checkArea } = useAreaCheck(room.isAreaRejected, onSubmit);
  const { invalidFields, listeners } = useInvalidFields();
  return (
    <form
      method="post"
      action={path('/cart')}
      noValidate={isPlanned}
      {...listeners}
      onSubmit={checkArea}
      className={styles.root}
    >
      <CustomerField />
      <input type="hidden" name={field.sku} value={product.sku} />
      <input type="hidden" name={field.slug} value={product.slug} />
      {product.requiredParts.length > 0 && (
        <RequiredParts parts={product.requiredParts} finish={product.finish} invalidFields={invalidFields} />
      )}
      {isPlanned ? (
        <RoomPlanner product={product} coverage={product.coverage} room={{ ...room, isAreaRejected }} />
      ) : (
        (!isInShowrooms || persona === tradePersona) && (
          <UnitQuantity name={product.name} isInvalid={invalidFields.includes(field.quantity)} result={result} />
        )
      )}
      {product.excludedHere && (
        <StateExclusionNotice
          state={product.excludedHere}
          categoryPath={product.categoryPath}
          hasShowroomLink={!isInShowrooms}
        />
      )}
      {isInShowrooms ? (
        <LinkButton href={path(product.coverage ? slabGalleries : '/find-a-showroom')} variant="primary" wide>
          {t('nav.stores')}
        </LinkButton>
      ) : (
        <AddButton isBuyable={isBuyable} isUnderWay={isUnderWay} hasStock={Boolean(product.stock)} />
      )}
      {result?.message && (
        <Notice {...(result.cart ? { tone: 'info' } : { tone: 'danger', role: 'alert' })}>{result.message}</Notice>
      )}
      {persona === tradePersona && <AddToProject />}
      {isBuyable && (
        <LargeOrderLink
          modelNumber={product.modelNumber}
          quantity={largeQuantity}
          text={t('product.askForMany', { count: largeQuantity })}
        />
      )}
    </form>
  );
}

interface AddButtonProps {
  readonly isBuyable: boolean;
  readonly isUnderWay: boolean;
  /** Whether the page says what is in stock. */
  readonly hasStock: boolean;
}

function AddButton({ isBuyable, isUnderWay, hasStock }: AddButtonProps) {
  const { t } = useLanguage();
  return (
    <Button
      type="submit"
      name={field.intent}
      value="add"
      variant="primary"
      wide
      aria-disabled={!isBuyable || undefined}
      aria-describedby={hasStock ? 'stock' : undefined}
      pending={isUnderWay}
    >
      {t('product.addToCart')}
    </Button>
  );
}

/** The showrooms with slabs, which are the only tile and stone that is sold in showrooms alone. */
const slabGalleries = '/find-a-showroom?feature=SlabGallery';

interface StateExclusionNoticeProps {
  readonly state: string;
  readonly categoryPath: string | undefined;
  /** Off where the main button leads to the showrooms. */
  readonly hasShowroomLink: boolean;
}

/** Says that the product cannot be shipped to the visitor's state, and offers alternatives. */
function StateExclusionNotice({ state, categoryPath, hasShowroomLink }: StateExclusionNoticeProps) {
  const { t, path } = useLanguage();
  return (
    <Notice
      tone="warning"
      title={t('product.excludedHere', { state })}
      actions={
        <>
          {categoryPath && <Link href={categoryPath}>{t('product.excludedHere.others')}</Link>}
          {hasShowroomLink && <Link href={path('/find-a-showroom')}>{t('nav.stores')}</Link>}
        </>
      }
    />
  );
}

/** Takes the finish and quantity to a trade customer's projects, where they choose a project and a room. */
function AddToProject() {
  const { t, path } = useLanguage();
  return (
    <Button type="submit" formMethod="get" formAction={path('/my-account/projects')} formNoValidate wide>
      {t('project.addTo')}
    </Button>
  );
}

/** Whether it is sold by area or length. A product sold each, such as a slab, cannot be calculated from a room. */
const isMeasured = ({ unit }: Coverage) => unit === 'SF' || unit === 'LF';

const canBuy = ({ price, stock }: ProductView) =>
  price !== null && !['outOfStock', 'discontinued', 'showroomOnly'].includes(stock?.status ?? '');
