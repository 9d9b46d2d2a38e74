import { defaultLanguage } from '@basin/domain';
import { isDrawable } from '../../documents/index.ts';
import { demoDesigns } from '../demo-designs.ts';
import { roomsBySku } from '../hot-spots.ts';
import { choosePicture, findViews, type PictureMaster } from '../pictures.ts';
import type { BundleItem, Product, Variant } from '../../catalogue/index.ts';
import type { Localized } from '../../texts/localized.ts';
import { ownBrands } from './brands.ts';
import { availabilityOf, datesOf, discontinuationsOf, remainingAvailability } from './availability.ts';
import { swatchOf, type Finish } from '../finishes.ts';
import {
  brandOf,
  companion,
  finishesOf,
  isShownPlain,
  masterSkuOf,
  pictureDesignsOf,
  itemSkuOf,
  type Item,
} from './item.ts';
import { matchingFinish, pricesOf } from './prices.ts';
import { createRandom } from './random.ts';
import { freightOf, statesExcludedOf } from './shipping.ts';
import { attributesOf, coverageOf, dimensionsOf, documentsOf, figuresOf } from './specification.ts';
import { localize } from '../../texts/text.ts';
import { warrantyYearsOf } from './warranty.ts';
import { productNameOf, productSlugOf, productTextsOf } from './wording.ts';

/** The input of the generator: the day that dates are relative to, and the available pictures. */
export interface GenerationContext {
  readonly today: Date;
  readonly masters: readonly PictureMaster[];
}

/** Composes the product of an item. */
export function composeProduct(item: Item, context: GenerationContext): Product {
  const { design, family, collection } = item;
  const figures = figuresOf(item);
  const name = localize(productNameOf(item));
  const bundleItems = bundleItemsOf(item);
  const masterSku = masterSkuOf(item);
  const leadTime = design.leadTime ?? family.leadTime;
  const slug = productSlugOf(name.en);
  const dimensions = dimensionsOf(figures);
  const variants = variantsOf(item, context);
  const salesChannel = ownBrands.get(brandOf(item))?.salesChannel;
  const shown = demoDesigns.designOf(variants[0]?.image);
  const images = roomsOf(item, shown, context.masters);
  const views = variants.flatMap(({ image }) => findViews(context.masters, image));
  return {
    id: `p-${item.number}`,
    slug,
    kind: family.kind,
    brand: brandOf(item),
    ...(salesChannel !== undefined && { salesChannel }),
    section: localize(design.section ?? family.section),
    category: localize(design.category ?? family.category),
    localCategory: localize(design.localCategory),
    ...(collection && { collection: { name: collection.name, idea: localize(collection.idea) } }),
    name,
    ...productTextsOf(item, figures, isShownPlain(item, shown)),
    ...(design.shape && { shape: localize(design.shape) }),
    ...sizeOf(item),
    dimensions,
    ...(figures.kilograms !== undefined && { weightKilograms: figures.kilograms }),
    attributes: attributesOf(item, figures),
    documents: documentsOf(item, slug, isDrawable(shown, dimensions, demoDesigns)),
    masterSku,
    variants,
    images: images.map((master) => master.name),
    ...textsOfPictures([...views, ...images]),
    bundleItems,
    ...(bundleItems.length > 0 && { comboSku: masterSku }),
    requiredAccessories: skusOf(item, design.required),
    recommendedAccessories: skusOf(item, [...(design.recommended ?? []), ...(family.recommended ?? [])]),
    serviceParts: skusOf(item, design.parts ?? family.parts),
    services: skusOf(item, design.services ?? family.services),
    ...coverageOf(item, figures),
    ...(design.packKilograms !== undefined && { packKilograms: design.packKilograms }),
    ...datesOf(item, context.today),
    ...saleTermsOf(item),
    statesExcluded: statesExcludedOf(item, figures.flow),
    warrantyYears: warrantyYearsOf(item),
    leadTime: localize(leadTime.words),
    leadTimeDays: leadTime.days,
    freight: freightOf(item),
    ...(family.businessUnit !== undefined && { businessUnit: family.businessUnit }),
  };
}

function variantsOf(item: Item, { today, masters }: GenerationContext): Variant[] {
  const finishes = finishesOf(item);
  const discontinuations = discontinuationsOf(item, finishes, today);
  return finishes.map((finish, index) => {
    const discontinued = discontinuations[index] ?? false;
    const availability = availabilityOf(item, finish);
    return {
      ...picturesOf(item, finish, masters),
      sku: itemSkuOf(item, finish),
      customerFacingSku: `${item.number}-${finish.code}`,
      finish: localize(finish.name),
      colourFamily: localize(finish.family),
      swatch: swatchOf(finish),
      discontinued,
      ...(isDiscontinuedBy(discontinued, today) ? remainingAvailability(availability) : availability),
      prices: pricesOf(item, finish),
    };
  });
}

/** Whether a finish has been discontinued by a day. */
function isDiscontinuedBy(discontinued: Variant['discontinued'], today: Date): boolean {
  return discontinued !== false && discontinued <= today.toISOString().slice(0, 10);
}

function bundleItemsOf(item: Item): BundleItem[] {
  return (item.design.bundle ?? []).flatMap(({ key, quantity, group }) => {
    const part = companion(item, key);
    if (part === undefined) return [];
    const name = localize(productNameOf(part));
    const skuByVariant = Object.fromEntries(
      finishesOf(item).map((finish) => [itemSkuOf(item, finish), itemSkuOf(part, matchingFinish(part, finish))]),
    );
    const sku = skuByVariant[masterSkuOf(item)] ?? masterSkuOf(part);
    return [{ sku, skuByVariant, quantity, name, slug: productSlugOf(name.en), groupName: localize(group) }];
  });
}

function skusOf(item: Item, keys: readonly string[] = []): string[] {
  const companions = keys.flatMap((key) => companion(item, key) ?? []);
  return [...new Set(companions.map(masterSkuOf))].filter((sku) => sku !== masterSkuOf(item));
}

/** The size of a design, from its own field or from the end of its name. */
function sizeOf({ design }: Item): { size?: Localized } {
  if (design.size) return { size: localize(design.size) };
  const size = sizeIn(design.name(defaultLanguage));
  return size === undefined ? {} : { size: localize((locale) => sizeIn(design.name(locale)) ?? size) };
}

/** The part of a name after the first comma that is followed by a number. */
function sizeIn(name: string): string | undefined {
  const at = name.search(/, \d/);
  return at < 0 ? undefined : name.slice(at + 2);
}

function picturesOf(item: Item, finish: Finish, masters: readonly PictureMaster[]) {
  const image = choosePicture(masters, pictureDesignsOf(item), finish);
  const views = findViews(masters, image).map(({ name }) => name);
  return { image, ...(views.length > 0 && { views }) };
}

/** The maximum number of rooms in a gallery. */
const mostRooms = 3;

/** The room pictures of a product: first those with it in a hot spot, then those that show its design. */
function roomsOf(item: Item, shown: string | undefined, masters: readonly PictureMaster[]): PictureMaster[] {
  const selling = new Set(finishesOf(item).flatMap((finish) => roomsBySku().get(itemSkuOf(item, finish)) ?? []));
  const rooms = masters.filter(({ kind }) => kind === 'room');
  const others = rooms.filter(({ name, shows = [] }) => !selling.has(name) && shows.includes(shown ?? ''));
  return [...rooms.filter(({ name }) => selling.has(name)), ...others].slice(0, mostRooms);
}

function textsOfPictures(pictures: readonly PictureMaster[]): { imageTexts?: Record<string, Localized> } {
  return pictures.length === 0 ? {} : { imageTexts: Object.fromEntries(pictures.map(({ name, alt }) => [name, alt])) };
}

function saleTermsOf(item: Item): Pick<Product, 'specialOrder' | 'soldOnline' | 'retail' | 'retailExclusive'> {
  const { design, family, number } = item;
  const random = createRandom(`terms ${number}`);
  const parts = design.bundle?.flatMap(({ key }) => companion(item, key) ?? []) ?? [];
  const isShown = finishesOf(item).some((finish) => roomsBySku().has(itemSkuOf(item, finish)));
  const isWithheld = random.chance(0.02) && !isShown;
  const soldOnline = design.family !== 'slab' && !isWithheld && parts.every((part) => saleTermsOf(part).soldOnline);
  return {
    specialOrder: design.specialOrder ?? false,
    soldOnline,
    retail: family.kind !== 'part',
    retailExclusive: family.kind === 'fixture' && design.bundle === undefined && random.chance(0.04) && !isShown,
  };
}
