import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { ShowroomCard } from './ShowroomCard.tsx';
import type { ShowroomView } from './showroom-view.ts';

test('the link to the directions in a list names the showroom', () => {
  const showroom = { name: 'Basin Evanston', lines: [], features: [], phone: null, path: null, distanceKm: null };
  const markup = renderToStaticMarkup(
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <ShowroomCard showroom={{ ...showroom, directions: 'https://maps.example' } as unknown as ShowroomView} />
    </TextsProvider>,
  );
  expect(markup).toContain('aria-label="Directions, Basin Evanston"');
});
