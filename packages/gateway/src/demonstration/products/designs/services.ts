import type { Design } from '../design.ts';
import english from '../../texts/en/designs/services.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('designs/services', english);

type Row = readonly [
  key: keyof typeof texts.services,
  category: keyof typeof texts.categories,
  cents: number,
  place: keyof typeof texts.places,
  room: string,
];

const rows: readonly Row[] = [
  ['design-visit', 'design', 0, 'store', 'room-powder-oxblood'],
  ['design-online', 'design', 9500, 'online', 'room-bath-indigo'],
  ['design-room', 'design', 95000, 'home', 'room-vanity-night'],
  ['install-faucet', 'installation', 22500, 'home', 'room-kitchen-blue'],
  ['install-shower', 'installation', 89000, 'home', 'room-shower-fern'],
  ['install-tub', 'installation', 74000, 'home', 'room-bath-alcove'],
  ['install-toilet', 'installation', 31000, 'home', 'room-toilet'],
  ['install-vanity', 'installation', 48000, 'home', 'room-vanity'],
  ['install-tile', 'installation', 1600, 'home', 'room-kitchen-stove'],
];

/** Design and installation services, sold like products and never out of stock. */
export const services: readonly Design[] = rows.map(([key, category, cents, place, room]) => {
  const { duration, ...service } = texts.services[key];
  return {
    ...service,
    key,
    family: 'service',
    pictures: [room],
    category: texts.categories[category],
    localCategory: texts.categories[category],
    price: [cents / 100, cents / 100],
    measures: {},
    attributes: { duration: [duration], place: [texts.places[place]] },
    ...(category === 'design' && { features: texts.designFeatures }),
  };
});
