import type { Locale } from '@basin/domain';
import { afterAll, describe, expect, test } from 'vitest';
import { seedContent } from '../demonstration/seed-content.ts';
import { testGateway } from '../../testing/gateway.ts';
import { fillWholeCatalogue, type SearchReply } from '../../testing/search-shop.ts';
import { createShopper } from '../../testing/shopper.ts';

/** The expected first results: products or parts of a category, or a page. */
type ExpectedFirst = string | { readonly part: string } | { readonly page: string };
type Expectation = readonly [words: string, first: ExpectedFirst];

const part = (category: string) => ({ part: category });
const page = (path: string) => ({ page: path });

const english: Expectation[] = [
  ['faucet', 'Bathroom Faucets'],
  ['tap', 'Bathroom Faucets'],
  ['bathroom sink faucet', 'Bathroom Faucets'],
  ['lav faucet', 'Bathroom Faucets'],
  ['widespread faucet', 'Widespread Faucets'],
  ['vessel faucet', 'Vessel Faucets'],
  ['kitchen faucet', 'Kitchen Faucets'],
  ['pull out faucet', 'Pull-Down Faucets'],
  ['pot filler', 'Pot Fillers'],
  ['bridge faucet', 'Bridge Faucets'],
  ['sink', 'Kitchen Sinks'],
  ['bathroom sink', 'Basins'],
  ['vessel sink', 'Vessel Basins'],
  ['pedestal sink', 'Pedestal Basins'],
  ['farmhouse sink', 'Apron-Front Sinks'],
  ['workstation sink', 'Workstation Sinks'],
  ['bathtub', 'Bathtubs'],
  ['tub', 'Bathtubs'],
  ['bath', 'Bathtubs'],
  ['freestanding tub', 'Freestanding Bathtubs'],
  ['tub filler', 'Tub Fillers'],
  ['tub spout', 'Wall-Mounted Tub Spouts'],
  ['shower', 'Showers'],
  ['rain shower', 'Rain Shower Heads'],
  ['handheld shower', 'Hand Showers'],
  ['handheld', 'Hand Showers'],
  ['body jets', 'Body Sprays'],
  ['thermostatic shower', 'Thermostatic Trims'],
  ['rough-in valve', 'Valves'],
  ['toilet', 'Toilets'],
  ['wc', 'Toilets'],
  ['wall hung toilet', 'Wall-Hung Toilets'],
  ['toilet seat', 'Toilet Seats'],
  ['bidet', 'Bidet Seats'],
  ['vanity', 'Vanities'],
  ['mirror', 'Mirrors'],
  ['medicine cabinet', 'Mirrored Cabinets'],
  ['towel rail', 'Towel Bars'],
  ['towel ring', 'Towel Rings'],
  ['robe hook', 'Robe Hooks'],
  ['toilet paper holder', 'Paper Holders'],
  ['grab bar', 'Grab Bars'],
  ['shelf', 'Shelves'],
  ['tile', 'Field Tile'],
  ['subway tile', 'Rectangular Field Tile'],
  ['zellige', 'Field Tile'],
  ['hex tile', 'Hexagon Tile'],
  ['penny tile', 'Penny Mosaic'],
  ['herringbone', 'Herringbone Mosaic'],
  ['mosaic', 'Mosaic Tile'],
  ['countertop', 'Slabs'],
  ['bullnose', 'Bullnose Trim'],
  ['chair rail', 'Chair Rails'],
  ['grout', 'Grout'],
  ['drain', 'Drains'],
  ['p-trap', 'Drains'],
  ['soap dispenser', 'Soap Dispensers'],
  ['cutting board', 'Cutting Boards'],
  ['installation', 'Installation Services'],
  ['cartridge', part('Cartridges')],
  ['aerator', part('Aerators and Flow')],
  ['gasket', part('Seals and Gaskets')],
  ['o-ring', part('Seals and Gaskets')],
  ['wax ring', part('Seals and Gaskets')],
  ['o ring', part('Seals and Gaskets')],
  ['oring', part('Seals and Gaskets')],
  ['flush valve', part('Tank Parts')],
  ['fill valve', part('Tank Parts')],
  ['replacement handle', part('Handles')],
  ['warranty', page('/en/support/product-support-center')],
  ['returns', page('/en/support/help-and-faq')],
  ['return policy', page('/en/support/help-and-faq')],
  ['shipping', page('/en/support/help-and-faq')],
  ['showroom', page('/en/find-a-showroom')],
  ['tub fillers', page('/en/products/tub-fillers')],
  ['bathtubs', page('/en/products/bathtubs')],
  ['robinet', 'Bathroom Faucets'],
  ['baignoire', 'Bathtubs'],
  ['carrelage', 'Field Tile'],
  ['évier', 'Kitchen Sinks'],
  ['lavabo', 'Basins'],
  ['miroir', 'Mirrors'],
  ['pommeau de douche', 'Rain Shower Heads'],
  ['porte-serviettes', 'Towel Bars'],
  ['cartouche', part('Cartridges')],
  ['garantie', page('/en/support/product-support-center')],
  ['w.-c.', 'Toilets'],
  ['W.C.', 'Toilets'],
  ['garbage disposal', 'Sink Strainers'],
  ['disposer', 'Sink Strainers'],
  ['baseboard tile', 'Chair Rails'],
  ['diverter', 'Shower Systems'],
  ['diverter valve', part('Cartridges')],
  ['bathtub drain', 'Tub Drains'],
  ['shutoff valve', part('Fixings')],
  ['slide bar', 'Hand Showers'],
  ['mixing valve', 'Valves'],
  ['actuator plate', 'In-Wall Carriers'],
  ['trip lever', part('Tank Parts')],
  ['led mirror', 'Mirrored Cabinets'],
  ['vanity light', 'Mirrored Cabinets'],
  ['towel warmer', 'Towel Bars'],
  ['hand towel holder', 'Towel Rings'],
  ['toothbrush holder', 'Shelves'],
  ['trash can', 'Bathroom Accessories'],
  ['drawer pull', 'Vanities'],
  ['sprayer', 'Side Sprays'],
  ['instant hot', 'Drinking Water Faucets'],
  ['dish rack', 'Sink Grids'],
  ['colander', 'Workstation Sinks'],
  ['bar faucet', 'Bar and Prep Faucets'],
  ['jacuzzi', 'Bathtubs'],
  ['caulk', 'Grout'],
  ['3x6 tile', 'Rectangular Field Tile'],
  ['12 x 24 tile', 'Large-Format Tile'],
  ['12x24', 'Large-Format Tile'],
  ['power supply', part('Electrical Parts')],
  ['trade program', page('/en/for-professionals/trade-membership')],
  ['contractor', page('/en/for-professionals/trade-membership')],
  ['catalog', page('/en/for-professionals/literature')],
  ['store hours', page('/en/find-a-showroom')],
  ['payment methods', page('/en/support/help-and-faq')],
  ['cancel order', page('/en/support/help-and-faq')],
  ['track my order', page('/en/order-status')],
  ['replacement part', page('/en/support/service-parts')],
  ['maintenance', page('/en/support/product-support-center')],
  ['register my product', page('/en/register-offline-product')],
];

const french: Expectation[] = [
  ['robinet', 'Robinets de salle de bains'],
  ['mitigeur', 'Robinets de salle de bains'],
  ['robinet de lavabo', 'Robinets de salle de bains'],
  ['robinet de cuisine', 'Robinets de cuisine'],
  ['mitigeur douchette', 'Robinets à douchette extractible'],
  ['robinet mural', 'Robinets muraux'],
  ['robinet casserole', 'Robinets de cuisson'],
  ['lavabo', 'Lavabos et vasques'],
  ['vasque', 'Lavabos et vasques'],
  ['vasque à poser', 'Vasques à poser'],
  ['lavabo sur pied', 'Lavabos sur colonne'],
  ['évier', 'Éviers de cuisine'],
  ['évier double bac', 'Éviers à deux cuves'],
  ['évier encastré', 'Éviers à une cuve'],
  ['carreau de porcelaine', 'Mosaïques'],
  ['timbre d’office', 'Éviers à tablier'],
  ['baignoire', 'Baignoires'],
  ['bain', 'Baignoires'],
  ['baignoire îlot', 'Baignoires en îlot'],
  ['baignoire encastrable', 'Baignoires à encastrer'],
  ['mitigeur bain douche', 'Robinets de baignoire'],
  ['bec de baignoire', 'Becs de baignoire muraux'],
  ['douche', 'Douches'],
  ['pommeau de douche', 'Pommes de douche pluie'],
  ['douche pluie', 'Pommes de douche pluie'],
  ['douchette', 'Douchettes'],
  ['colonne de douche', 'Colonnes de douche'],
  ['jet de massage', 'Jets de corps'],
  ['mitigeur thermostatique', 'Façades thermostatiques'],
  ['toilette', 'Toilettes'],
  ['wc', 'Toilettes'],
  ['wc suspendu', 'Toilettes suspendues'],
  ['cuvette', 'Cuvettes'],
  ['abattant', 'Abattants'],
  ['bidet', 'Abattants bidet'],
  ['meuble vasque', 'Meubles-lavabos'],
  ['meuble salle de bain', 'Meubles-lavabos'],
  ['miroir', 'Miroirs'],
  ['armoire de toilette', 'Armoires à glace'],
  ['porte-serviettes', 'Porte-serviettes'],
  ['barre à serviettes', 'Porte-serviettes'],
  ['dérouleur', 'Porte-papier'],
  ['patère', 'Patères'],
  ['barre de maintien', 'Barres d’appui'],
  ['étagère', 'Tablettes'],
  ['carrelage', 'Carreaux'],
  ['carreau métro', 'Carreaux rectangulaires'],
  ['zellige', 'Carreaux'],
  ['tomette', 'Carreaux hexagonaux'],
  ['mosaïque', 'Mosaïques'],
  ['bâtons rompus', 'Mosaïque à bâtons rompus'],
  ['crédence', 'Carreaux'],
  ['plan de travail', 'Tranches'],
  ['cimaise', 'Cimaises'],
  ['joint de carrelage', 'Mortiers de jointoiement'],
  ['bonde', 'Bondes et siphons'],
  ['valve', 'Mécanismes'],
  ['caniveau', 'Siphons de douche'],
  ['planche à découper', 'Planches à découper'],
  ['distributeur de savon', 'Distributeurs de savon'],
  ['pose', 'Services d’installation'],
  ['cartouche', part('Cartouches')],
  ['mousseur', part('Aérateurs et débit')],
  ['joint torique', part('Joints')],
  ['poignée', part('Poignées')],
  ['garantie', page('/fr/support/product-support-center')],
  ['livraison', page('/fr/support/help-and-faq')],
  ['retours', page('/fr/support/help-and-faq')],
  ['faucet', 'Robinets de salle de bains'],
  ['bathtub', 'Baignoires'],
  ['tile', 'Carreaux'],
  ['sink', 'Éviers de cuisine'],
  ['vanity', 'Meubles-lavabos'],
  ['mirror', 'Miroirs'],
  ['shower head', 'Pommes de douche pluie'],
  ['towel bar', 'Porte-serviettes'],
  ['subway tile', 'Carreaux rectangulaires'],
  ['cartridge', part('Cartouches')],
  ['warranty', page('/fr/support/product-support-center')],
  ['o-ring', part('Joints')],
  ['w.-c.', 'Toilettes'],
  ['W.-C. suspendu', 'Toilettes suspendues'],
  ['broyeur à déchets', 'Bondes d’évier'],
  ['inverseur', 'Colonnes de douche'],
  ['inverseur de douche', part('Cartouches')],
  ['plinthe', 'Cimaises'],
  ['barre de douche', 'Douchettes'],
  ['vanne d’arrêt', part('Fixations')],
  ['bouton poussoir', 'Bâtis-supports'],
  ['levier de chasse', part('Pièces de réservoir')],
  ['siège', 'Abattants'],
  ['miroir led', 'Armoires à glace'],
  ['luminaire', 'Armoires à glace'],
  ['chauffe-serviettes', 'Porte-serviettes'],
  ['porte-brosse à dents', 'Tablettes'],
  ['poubelle', 'Accessoires de salle de bains'],
  ['poignée de tiroir', 'Meubles-lavabos'],
  ['filtre à eau', 'Robinets d’eau filtrée'],
  ['robinet de bar', 'Robinets de bar et d’appoint'],
  ['baignoire à remous', 'Baignoires'],
  ['mortier colle', 'Mortiers de jointoiement'],
  ['carreau de ciment', 'Carreaux'],
  ['carrelage 7,5x15', 'Carreaux rectangulaires'],
  ['nettoyant laiton', 'Nettoyants'],
  ['programme professionnel', page('/fr/for-professionals/trade-membership')],
  ['catalogue', page('/fr/for-professionals/literature')],
  ['heures d’ouverture', page('/fr/find-a-showroom')],
  ['mode de paiement', page('/fr/support/help-and-faq')],
  ['nous joindre', page('/fr/support/contact')],
  ['suivre ma commande', page('/fr/order-status')],
  ['pièce de rechange', page('/fr/support/service-parts')],
];

/** Searches with unknown words: near matches come from the category that the other words name. */
const nearMatches: Readonly<Record<string, readonly (readonly [words: string, category: string])[]>> = {
  en: [
    ['white unicorn faucet', 'Bathroom Faucets'],
    ['heated glass bathtub', 'Bathtubs'],
  ],
  fr: [
    ['robinet licorne blanc', 'Robinets de salle de bains'],
    ['baignoire chauffante', 'Baignoires'],
    ['white unicorn faucet', 'Robinets de salle de bains'],
  ],
};

/** Other names of a finish. */
const finishNames: Readonly<Record<string, readonly (readonly [words: string, finish: string])[]>> = {
  en: [
    ['raw brass', 'Unlacquered Brass'],
    ['orb', 'Oil-Rubbed Bronze'],
  ],
  fr: [
    ['laiton non verni', 'Laiton brut'],
    ['chrome brillant', 'Chrome poli'],
    ['bois clair', 'Chêne naturel'],
  ],
};

/** Names of parts that contain the name of a product category. */
const partNames: Readonly<Record<string, readonly string[]>> = {
  en: ['fill valve', 'flush valve', 'flapper', 'shutoff valve', 'o-ring'],
  fr: ['robinet flotteur', 'vanne d’arrêt', 'joint torique'],
};

/** Sizes in inches, and how the names of the products in that size end. */
const sizes: Readonly<Record<string, readonly (readonly [words: string, size: string])[]>> = {
  en: [
    ['60 inch tub', '60 in.'],
    ['24-inch vanity', '24 in.'],
    ['30 inches sink', '30 in.'],
  ],
  fr: [
    ['baignoire 60 po', '152 cm'],
    ['baignoire 60 pouces', '152 cm'],
  ],
};

/** Words whose last one is unfinished. */
const unfinished: Readonly<Record<string, readonly (readonly [words: string, category: string])[]>> = {
  en: [
    ['basin fau', 'Bathroom Faucets'],
    ['kitchen fau', 'Kitchen Faucets'],
    ['toilet s', 'Toilet Seats'],
    ['toil', 'Toilets'],
    ['bathtub', 'Bathtubs'],
  ],
  fr: [
    ['robinet cui', 'Robinets de cuisine'],
    ['mir', 'Miroirs'],
  ],
};

const gateway = await testGateway({
  at: new Date('2026-11-20T10:00:00Z'),
  fill: [fillWholeCatalogue, seedContent],
});
afterAll(() => gateway.close());
const guest = await createShopper(gateway);

const rows = await gateway.db.selectFrom('products').select(['id', 'document']).execute();
const products = new Map(rows.map(({ id, document }) => [id, document]));

async function search(words: string, locale: Locale, profilename: string): Promise<SearchReply> {
  const query = new URLSearchParams({ q: words, fq: `language_s:"${locale}"`, rows: '3', profilename });
  const { status, body } = await guest.send('GET', `/search?${query.toString()}`);
  expect(status).toBe(200);
  return body as SearchReply;
}

const categoriesOf = (document: (typeof rows)[number]['document'] | undefined, locale: Locale) =>
  document ? [document.category[locale], document.localCategory[locale]] : [];

/**
 * Returns the leading results, up to the size of a category, that are not in it; a search without results counts as
 * one.
 */
function outsiders({ response: { docs } }: SearchReply, category: string, locale: Locale): string[] {
  if (docs.length === 0) return ['nothing found'];
  const size = rows.filter(({ document }) => categoriesOf(document, locale).includes(category)).length;
  return docs.slice(0, Math.max(size, 1)).flatMap(({ ctId_s }) => {
    const product = products.get(String(ctId_s));
    return categoriesOf(product, locale).includes(category) ? [] : [product?.name[locale] ?? 'no product'];
  });
}

describe.each<[Locale, Expectation[]]>([
  ['en', english],
  ['fr', french],
])('in the shop in %s', (locale, expectations) => {
  test(`STO-072 at least seventy trade terms are tested in ${locale}`, () => {
    expect(new Set(expectations.map(([words]) => words)).size).toBeGreaterThanOrEqual(70);
  });

  test.each(expectations)('STO-072 GW-012 a search for “%s” first finds %o', async (words, first) => {
    const isPart = typeof first === 'object' && 'part' in first;
    const answer = await search(words, locale, isPart ? 'profile_service_parts_Search' : 'profile_basin_Search');
    if (typeof first === 'object' && 'page' in first) {
      expect((answer.fusion.pages as { url_s: string }[] | undefined)?.[0]?.url_s).toBe(first.page);
      return;
    }
    expect(answer.fusion.isNearMatch).toBeUndefined();
    expect(outsiders(answer, isPart ? first.part : first, locale)).toEqual([]);
  });

  // the names of parts must not count as product categories, so that parts come first on the page
  test.each(partNames[locale] ?? [])(
    'STO-072 “%s” is recognized as a part, not as a product category',
    async (words) => {
      expect((await search(words, locale, 'profile_basin_Search')).fusion.isCategoryMatch).toBeUndefined();
      expect((await search(words, locale, 'profile_service_parts_Search')).fusion.isCategoryMatch).toBe(true);
    },
  );

  test.each(nearMatches[locale] ?? [])(
    'STO-072 GW-012 a search for “%s” finds near matches in %s',
    async (words, category) => {
      const answer = await search(words, locale, 'profile_basin_Search');
      expect(answer.fusion.isNearMatch).toBe(true);
      expect(outsiders(answer, category, locale)).toEqual([]);
    },
  );

  test.each(sizes[locale] ?? [])('a search for “%s” first finds products of %s', async (words, size) => {
    const answer = await search(words, locale, 'profile_basin_Search');
    expect(answer.fusion.isNearMatch).toBeUndefined();
    const names = answer.response.docs.map(({ ctId_s }) =>
      products.get(String(ctId_s))?.name[locale]?.replaceAll('\u00a0', ' '),
    );
    expect(names).toEqual(names.map(() => expect.stringMatching(`${size}$`) as string));
    expect(names.length).toBeGreaterThan(0);
  });

  test.each(unfinished[locale] ?? [])('GW-012 type-ahead for “%s” first suggests %s', async (words, category) => {
    expect(outsiders(await search(words, locale, 'profile_basin_Typeahead'), category, locale)).toEqual([]);
  });

  test.each(finishNames[locale] ?? [])('a search for “%s” finds products in the finish %s', async (words, finish) => {
    const answer = await search(words, locale, 'profile_basin_Search');
    expect(answer.fusion.isNearMatch).toBeUndefined();
    expect(answer.response.docs.length).toBeGreaterThan(0);
    for (const { ctId_s } of answer.response.docs)
      expect(products.get(String(ctId_s))?.variants.map((each) => each.finish[locale])).toContain(finish);
  });
});
