import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { mapArea } from './map-area.server.ts';
import { ShowroomMap } from './ShowroomMap.tsx';
import type { ShowroomView } from './showroom-view.ts';

const showroom = (state: string | null): ShowroomView => ({
  id: state ?? 'abroad',
  name: 'Basin Portland',
  state,
  lines: [],
  features: [],
  place: { x: 1, y: 1 },
  phone: null,
  path: null,
  directions: null,
  distanceKm: null,
});

test('showrooms in towns of the same name have different names on the map', () => {
  const showrooms = ['ME', 'OR', null].map(showroom);
  const markup = renderToStaticMarkup(
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <ShowroomMap
        showrooms={showrooms}
        area={mapArea(showrooms, false)}
        current=""
        onCurrentChange={() => undefined}
      />
    </TextsProvider>,
  );
  for (const name of ['Basin Portland, ME', 'Basin Portland, OR', 'Basin Portland"']) expect(markup).toContain(name);
});
