import { imageBreakpoints, imageUrl } from '@basin/domain';
import { pictureBreakpointsPx } from '@basin/react-ui';
import { expect, test } from 'vitest';
import { pictureSources, type PictureRole } from './picture-sources.ts';
import type { PictureUrl } from './use-images.ts';

const urlOf: PictureUrl = (name, widthPx, format = 'webp') =>
  imageUrl(`/is/image/PAWEB/${name}`, { account: 'BASIN', widthPx, format });
const sourcesOf = (role: PictureRole) => pictureSources(urlOf, { name: 'tap', sizes: '50vw', role });
const widthsIn = (srcSet: string) =>
  srcSet.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    expect(url).toContain(`wid=${width.slice(0, -1)}&`);
    return Number(width.slice(0, -1));
  });

test.each(['card', 'main'] as const)(
  'UI-055 a %s picture is available in the width of each image breakpoint',
  (role) => {
    for (const { srcSet } of sourcesOf(role).sources)
      expect(widthsIn(srcSet)).toEqual(expect.arrayContaining([...imageBreakpoints]));
  },
);

test('UI-054 UI-055 the kit’s breakpoints equal the domain’s', () => {
  const { small, portrait, landscape } = pictureBreakpointsPx;
  expect([small, portrait, landscape]).toEqual(imageBreakpoints);
});

test.each([
  ['main', ['image/avif', 'image/webp']],
  ['card', ['image/avif']],
] as const)(
  'a %s picture has sources in the formats %j, each URL with one format, and falls back to a JPEG',
  (role, types) => {
    const { src, sources } = sourcesOf(role);
    expect(sources.map(({ type }) => type)).toEqual(types);
    for (const { type, srcSet } of sources)
      for (const candidate of srcSet.split(', ')) expect(candidate).toContain(type.replace('image/', 'fmt='));
    expect(src).toBe('/is/image/BASIN/tap?wid=768');
  },
);

test('UI-048 a picture that fails falls back to its JPEG and then to the placeholder picture', () => {
  expect(sourcesOf('main').fallbacks).toEqual(['/is/image/BASIN/tap?wid=768', '/placeholder.svg']);
});
