import { expect, test } from 'vitest';
import { findPicture, readPictureMasters } from '../pictures.ts';
import { firstItems } from './generate-products.ts';
import { finishesOf } from './item.ts';

const masters = readPictureMasters();
const rendered = new Set(masters.map(({ design }) => design));

/** Every design with its finishes, as the generated catalogue sells them. */
const pairs = new Map(
  [...firstItems()].flatMap((item) =>
    finishesOf(item).map(({ slug }) => {
      const design = item.design.pictures[0] ?? item.design.key;
      return [`${design} ${slug}`, { design, finish: slug }] as const;
    }),
  ),
);

/** What is still to be rendered: these figures only ever shrink. */
const withoutDesign = 0;
const withoutFinish = 0;

test('each design and finish that is sold has a picture of its own', () => {
  const missing = [...pairs.values()].filter(({ design }) => !rendered.has(design));
  const unlike = [...pairs.values()].filter(
    ({ design, finish }) => rendered.has(design) && findPicture(masters, design, finish) === undefined,
  );
  const named = (list: typeof missing) => list.map(({ design, finish }) => `${design} ${finish}`).join(', ');
  expect(missing.length, named(missing)).toBeLessThanOrEqual(withoutDesign);
  expect(unlike.length, named(unlike)).toBeLessThanOrEqual(withoutFinish);
});
