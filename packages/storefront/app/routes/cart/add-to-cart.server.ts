import { planRoom } from '@basin/domain';
import { addItems, type CartChange, type NewItem } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { additionFields, type AdditionResult } from '../../cart/addition.ts';
import { shopperOf } from '../../cart/shopper.server.ts';
import { leaveNotice } from '../../notices/notices.server.ts';
import { languageContext, sdkContext } from '../../request-context.server.ts';
import type { SessionNotice } from '../../session/shop-session.ts';
import { createTranslate } from '../../texts/translate.ts';
import { loadProduct } from '../product/load-product.server.ts';
import type { CoverageView, ProductView } from '../product/product-view.ts';
import { noticeOf, refusalOf } from './cart-notices.server.ts';
import { readAddition, type Addition } from './read-addition.ts';

type Context = Readonly<RouterContextProvider>;

/** Adds a product with its accessories; a form that stays on its page gets the outcome, any other the cart page. */
export async function addToCart(context: Context, form: FormData): Promise<AdditionResult | undefined> {
  const { isAdded, notices } = await outcomeOf(context, readAddition(form));
  if (form.get(additionFields.stay) === null) {
    leaveNotice(context, ...notices);
    return undefined;
  }
  const { texts, locale } = context.get(languageContext);
  const t = createTranslate(texts, locale);
  const cut = notices.find(({ tone }) => tone !== 'success');
  return { isAdded, ...(cut && { message: t(cut.key, cut.values) }) };
}

interface Outcome {
  readonly isAdded: boolean;
  readonly notices: readonly SessionNotice[];
}

async function outcomeOf(context: Context, addition: Addition | undefined): Promise<Outcome> {
  const product = addition && (await loadProduct(context, addition.slug, addition.sku));
  if (!addition || !product) return failed({ key: 'cart.error.add', tone: 'danger' });
  try {
    const items = itemsOf(addition, product);
    return outcomeFrom(await addItems(context.get(sdkContext), shopperOf(context), items), product);
  } catch (error) {
    return failed(refusalOf(error));
  }
}

const failed = (notice: SessionNotice): Outcome => ({ isAdded: false, notices: [notice] });

function outcomeFrom({ notices }: CartChange, { name, sku }: ProductView): Outcome {
  const own = notices.find((notice) => notice.sku === sku);
  const isAdded = own === undefined || own.message === 'capped';
  const added: SessionNotice = { key: 'product.added', values: { name }, tone: 'success' };
  return {
    isAdded,
    notices: [...(isAdded ? [added] : []), ...notices.map((notice) => noticeOf(notice, name))],
  };
}

function itemsOf({ accessories, quantity, room }: Addition, product: ProductView): NewItem[] {
  const { sku, stock, bundleItems, coverage } = product;
  const item = {
    sku,
    quantity,
    // more units are on their way: the gateway decides how many may be promised
    isBackOrderable: stock?.restockableInDays !== undefined,
    ...(bundleItems.length > 0 && {
      bundleItems: bundleItems.map(({ sku: part, quantity: units }) => ({ sku: part, quantity: units })),
    }),
    ...(room && coverage && roomOf(room, coverage)),
  };
  return [item, ...accessories.map((accessory) => ({ sku: accessory, quantity: 1 }))];
}

/** What a room of tile or trim comes to in sold units, with what was asked for. */
function roomOf({ area, overage }: NonNullable<Addition['room']>, { soldByBox, unit, perUnit }: CoverageView) {
  const { quantity, totalNeeded } = planRoom({ area, overage, coverage: perUnit });
  const productType = unit === 'LF' ? ('trim' as const) : ('tile' as const);
  const roomInfo = [{ productType, soldByBox, soldByUom: unit, totalNeeded, totalArea: area, overage }];
  return { quantity, customQuantity: area, overage, roomInfo };
}
