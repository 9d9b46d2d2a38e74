import { ownBrands } from './brands.ts';
import { collectionAt } from './collections/compose-collection.ts';
import type { DesignCollection, Design, Family, FamilyKey, Palette } from './design.ts';
import { accessories } from './designs/accessories.ts';
import { basinFaucets } from './designs/basin-faucets.ts';
import { basins, laterBasins } from './designs/basins.ts';
import { essentials } from './designs/essentials.ts';
import { fieldTile } from './designs/field-tile.ts';
import { kitchenAccessories } from './designs/kitchen-accessories.ts';
import { kitchenFaucets } from './designs/kitchen-faucets.ts';
import { kitchenSinks } from './designs/kitchen-sinks.ts';
import { mosaics } from './designs/mosaics.ts';
import { collectionParts, sharedParts } from './designs/parts.ts';
import { services } from './designs/services.ts';
import { showers } from './designs/showers.ts';
import { stone } from './designs/stone.ts';
import { toilets } from './designs/toilets.ts';
import { trims } from './designs/trims.ts';
import { tubFillers } from './designs/tub-fillers.ts';
import { tubs } from './designs/tubs.ts';
import { vanities } from './designs/vanities.ts';
import { families } from './families.ts';
import { createRandom, type Random } from './random.ts';
import { finishOf, type Finish } from '../finishes.ts';

/** A design in a collection, or one that all collections share. */
export interface Item {
  readonly design: Design;
  readonly family: Family;
  readonly collection: DesignCollection | undefined;
  /** Unique in the catalogue: the collection's number, then three digits of the design. */
  readonly number: string;
}

/** The designs that all collections share, ordered so that products refer only to earlier ones. */
const shared: readonly Design[] = [...sharedParts, ...services, ...essentials];

/** The number of items that all collections share. */
export const sharedCount = shared.length;

const designs: readonly Design[] = [
  ...shared,
  ...collectionParts,
  ...accessories,
  ...basinFaucets,
  ...tubFillers,
  ...showers,
  ...basins,
  ...tubs,
  ...toilets,
  ...vanities,
  ...kitchenAccessories,
  ...kitchenFaucets,
  ...kitchenSinks,
  ...trims,
  ...fieldTile,
  ...mosaics,
  ...stone,
  ...laterBasins,
];
const numbers = new Map(designs.map(({ key }, index) => [key, 100 + index]));
const byKey = new Map(designs.map((design) => [design.key, design]));
const sharedKeys = new Set(shared.map(({ key }) => key));

const sharedPalettes: Partial<Record<Palette, readonly string[]>> = {
  metal: ['CH', 'PN', 'BN', 'UB', 'AB', 'SB', 'MB', 'GM', 'OB', 'CU', 'SS'],
};
const commonPalettes: Partial<Record<Palette, readonly string[]>> = { plain: ['NA'] };

/** Generates an endless sequence of items: first the shared ones, then one collection after the other. */
export function* items(): Generator<Item> {
  yield* shared.map((design) => itemOf(design, undefined, 0));
  for (let place = 0; ; place++) yield* itemsOf(place);
}

/** Returns the items of one collection. Each refers only to items before it. */
export function itemsOf(place: number): Item[] {
  const collection = collectionAt(place);
  return collection.families.flatMap((family) =>
    designs.filter((design) => design.family === family).map((design) => itemOf(design, collection, place + 1)),
  );
}

/** Returns the item with a design key in the collection of another item, or undefined when the collection does not have it. */
export function companion(item: Item, key: string): Item | undefined {
  const design = byKey.get(key);
  if (design === undefined) throw new RangeError(`${item.design.key} refers to the unknown design ${key}`);
  if (sharedKeys.has(key)) return itemOf(design, undefined, 0);
  if (!item.collection?.families.includes(design.family)) return undefined;
  return { ...itemOf(design, item.collection, 0), number: item.number.slice(0, -3) + String(numbers.get(key)) };
}

/** Returns the form of an item in its collection, or undefined for the plain form. */
export function formOf(item: Item): string | undefined {
  return item.design.isAlwaysPlain ? undefined : materialFormOf(item);
}

/** Whether an item with this picture design is shown in the plain form although its collection has another one. */
export function isShownPlain(item: Item, shown: string | undefined): boolean {
  const form = formOf(item);
  return form === undefined ? materialFormOf(item) !== undefined : shown !== pictureDesignsOf(item)[0];
}

function materialFormOf({ design, family, collection }: Item): string | undefined {
  return collection?.form?.[design.palette ?? family.palette];
}

/** Returns the picture designs of an item in order of preference: in the form of its collection, then the plain ones. */
export function pictureDesignsOf(item: Item): readonly string[] {
  const { pictures } = item.design;
  const form = formOf(item);
  return form === undefined ? pictures : [...pictures.slice(0, 1).map((own) => `${own}-${form}`), ...pictures];
}

/** Returns the finishes of an item, the main one first. */
export function finishesOf({ design, family, collection }: Item): Finish[] {
  const palette = design.palette ?? family.palette;
  const codes =
    collection?.palettes[palette] ?? (collection ? undefined : sharedPalettes[palette]) ?? commonPalettes[palette];
  if (codes === undefined) throw new RangeError(`${collection?.name ?? 'the shared range'} has no ${palette} finishes`);
  return codes.map(finishOf);
}

export function itemSkuOf(item: Item, finish: Finish): string {
  const prefix = ownBrands.get(brandOf(item))?.skuPrefix ?? partsPrefix;
  return `${prefix}${item.number}-${finish.code}`;
}

/** Returns the random series for one property of an item. Items of a collection that share their draws get the same series. */
export function randomOf({ design, number }: Item, about: string): Random {
  return createRandom(`${about} ${number.slice(0, -3)} ${design.sharesDrawsWith ?? design.key}`);
}

/** Returns the sku of the main finish. */
export function masterSkuOf(item: Item): string {
  const [main] = finishesOf(item);
  if (main === undefined) throw new RangeError(`${item.design.key} has no finish`);
  return itemSkuOf(item, main);
}

const partsPrefix = 'SP';

export function brandOf({ design, family, collection }: Item): string {
  if (family.kind === 'part') return 'Averell Service Parts';
  return design.brand ?? collection?.brand ?? 'Averell';
}

function itemOf(design: Design, collection: DesignCollection | undefined, collectionNumber: number): Item {
  const number = `${String(collectionNumber).padStart(2, '0')}${String(numbers.get(design.key))}`;
  const family = families[design.family satisfies FamilyKey];
  const form = collection?.form?.[design.palette ?? family.palette];
  return { design: { ...design, ...design.inForm?.[form ?? ''] }, family, collection, number };
}
