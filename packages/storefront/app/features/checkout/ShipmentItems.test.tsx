import { inLocale, type ByLocale, type Locale } from '@basin/domain';
import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import fr from '@basin/gateway/dictionary/fr.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import type { Texts } from '../../shell/texts/translate.ts';
import { ShipmentItems, type Shipment } from './ShipmentItems.tsx';

const texts: ByLocale<Texts> = { en: new Map(Object.entries(en)), fr: new Map(Object.entries(fr)) };

const item: Shipment['items'][number] = {
  id: 'line',
  name: 'Faucet',
  finish: null,
  modelNumber: 'FC-1',
  quantity: 15,
  coverage: null,
  rooms: [],
  available: 12,
  stockLimit: null,
  unsoldReason: null,
  isBackOrderable: true,
  departure: { after: 'restock', days: 63 },
};

/** Returns the rendered text of an item, with plain spaces. */
function shown(fields: Partial<typeof item>, locale: Locale): string {
  const markup = renderToStaticMarkup(
    <TextsProvider locale={locale} texts={inLocale(texts, locale)}>
      <ShipmentItems items={[{ ...item, ...fields }]} />
    </TextsProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('an item of a shipment that exceeds the stock says, as the cart does, how many units ship now and when the rest follow', () => {
  expect(shown({}, 'en')).toContain(' 12 in stock; 3 more in about 9 weeks. ');
  expect(shown({}, 'fr')).toContain(' 12 en stock, 3 de plus dans environ 9 semaines. ');
});

test('an item of a shipment says when it ships when nothing of it is in stock, and nothing when that is unknown', () => {
  expect(shown({ available: 0 }, 'en')).toContain(' Ships in about 63 days. ');
  expect(shown({ departure: null }, 'en')).not.toContain('stock');
});

test('an item of a shipment names the rooms that its tile was planned for', () => {
  const room = {
    productType: 'tile',
    soldByBox: true,
    soldByUom: 'SF',
    totalNeeded: 35.2,
    totalArea: 32,
    overage: 10,
  } as const;
  const rooms = [{ roomName: 'Shower', ...room }];
  expect(shown({ rooms }, 'en')).toContain(' Shower: 32 sq ft, 10% overage ');
});
