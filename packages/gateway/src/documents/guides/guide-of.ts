import type { Product } from '../../catalogue/index.ts';
import {
  apronSink,
  bathtub,
  dropInBasin,
  floorToilet,
  pedestalBasin,
  seat,
  underCounter,
  underCounterSink,
  vesselBasin,
  wallBasin,
  wallToilet,
} from './ceramics.ts';
import { deckFaucet, floorFiller, roughIn, showerOnWall, showerTrim, wallFaucet } from './faucets.ts';
import type { Guide } from './guide.ts';
import {
  besideFaucet,
  carrier,
  drain,
  dryPart,
  electricalPart,
  furniturePart,
  loosePiece,
  tank,
  tankPart,
} from './parts-and-pieces.ts';
import { accessory, grabBar, mirror, repair, slab, standingVanity, tile, use, vanity } from './walls-and-floors.ts';

/** By the finer category, as far as it says more than the category. */
const ofLocalCategory: Readonly<Record<string, Guide>> = {
  'Wall-Mounted Faucets': wallFaucet,
  'Wall-Mounted Tub Spouts': wallFaucet,
  'Pot Fillers': wallFaucet,
  'Freestanding Tub Fillers': floorFiller,
  'Shower Trims': showerTrim,
  'Thermostatic Trims': showerTrim,
  'Vessel Basins': vesselBasin,
  'Drop-In Basins': dropInBasin,
  'Wall-Hung Basins': wallBasin,
  'Trough Basins': wallBasin,
  'Pedestal Basins': pedestalBasin,
  'Wall-Hung Toilets': wallToilet,
  'Grab Bars': grabBar,
  'Sink Grids': loosePiece,
  'Cutting Boards': loosePiece,
  'Side Sprays': besideFaucet,
  'Soap Dispensers': besideFaucet,
  'Apron-Front Sinks': apronSink,
  'In-Wall Carriers': carrier,
  'Toilet Tanks': tank,
  'Tank Parts': tankPart,
  'Furniture Parts': furniturePart,
  'Electrical Parts': electricalPart,
  Fixings: dryPart,
};

const ofCategory: Readonly<Record<string, Guide>> = {
  'Bathroom Faucets': deckFaucet,
  'Kitchen Faucets': deckFaucet,
  'Tub Fillers': deckFaucet,
  Showers: showerOnWall,
  Valves: roughIn,
  Drains: drain,
  Basins: underCounter,
  'Kitchen Sinks': underCounterSink,
  Bathtubs: bathtub,
  Toilets: floorToilet,
  'Toilet Seats': seat,
  'Bidet Seats': seat,
  Mirrors: mirror,
  Vanities: vanity,
  'Bathroom Accessories': accessory,
  'Tile Care': use,
  Slabs: slab,
};

const ofKind: Readonly<Record<Product['kind'], Guide>> = {
  fixture: accessory,
  tile,
  trim: tile,
  part: repair,
  service: use,
};

/** How a product is put in; by its kind when its category is one of somebody else's catalogue. */
export function guideOf({ localCategory, category, kind, attributes }: Product): Guide {
  if (category.en === 'Vanities' && standsOnFloor(attributes)) return standingVanity;
  return ofLocalCategory[localCategory.en] ?? ofCategory[category.en] ?? ofKind[kind];
}

function standsOnFloor(attributes: Product['attributes']): boolean {
  return attributes.some(({ key, values }) => key === 'Mounting' && values.some(({ en }) => en === 'Floor'));
}
