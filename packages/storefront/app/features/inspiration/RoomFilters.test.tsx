import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { RoomFilters } from './RoomFilters.tsx';

const valuesOf = (...keys: string[]) => keys.map((key) => ({ key, label: key }));

/** Returns the link of each value of the filters, when this room is chosen. */
function linksWith(room: string): string[] {
  const filters = [
    { name: 'room', label: 'Room', values: valuesOf('Bath', 'Kitchen'), chosen: room },
    { name: 'style', label: 'Style', values: valuesOf('Modern'), chosen: '' },
  ];
  const page = (
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <RoomFilters filters={filters} />
    </TextsProvider>
  );
  const Shop = createRoutesStub([{ path: '/', Component: () => page }]);
  return renderToStaticMarkup(<Shop />).match(/(?<=<li>)<a [^>]*>/g) ?? [];
}

test('crawlers do not follow the room filters, which combine into thousands of URLs', () => {
  const links = linksWith('Bath');
  expect(links).toHaveLength(5);
  for (const link of links) expect(link).toContain('rel="nofollow"');
});

test('the link that removes the last room filter has no query', () => {
  expect(linksWith('Bath').filter((link) => link.includes('href="/"'))).toHaveLength(1);
  expect(linksWith('').filter((link) => link.includes('href="/"'))).toHaveLength(2);
  expect(linksWith('').join()).not.toContain('?"');
});
