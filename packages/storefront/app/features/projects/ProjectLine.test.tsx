import type { Coverage } from '@basin/sdk';
import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { ProjectLine } from './ProjectLine.tsx';
import type { ProjectLineView } from './project-view.ts';

const shop = { images: { url: 'https://images.example', account: 'basin' } } as ShopData;
const usd = (cents: number) => ({ cents, currency: 'USD' });

/** Returns the rendered text of a line of four units, with plain spaces. */
function shown(coverage: Coverage | null): string {
  const line: ProjectLineView = {
    id: 'line',
    modelNumber: '12238-CE',
    name: 'Tile',
    finish: null,
    path: undefined,
    image: '',
    room: '',
    note: '',
    quantity: 4,
    coverage,
    unitPrice: usd(188_00),
    listPrice: usd(235_00),
    total: usd(752_00),
  };
  const view = (
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <ProjectLine line={line} rooms={[]} rejected={null} />
    </TextsProvider>
  );
  const Shop = createRoutesStub([{ path: '/', Component: () => <ShopContext value={shop}>{view}</ShopContext> }]);
  const markup = renderToStaticMarkup(<Shop />);
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a project counts tile in boxes, with its price per box and per square foot, as the cart does', () => {
  const text = shown({ unit: 'SF', perUnit: 10, soldByBox: true });
  for (const each of ['4 boxes', '$188.00', 'per box · $18.80 per sq ft', 'List price $235.00'])
    expect(text).toContain(each);
});

test('a project counts other products in units, with their price per unit', () => {
  expect(shown(null)).toContain('Quantity: 4');
  expect(shown(null)).not.toContain('per ');
});
