import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createWorkQueue } from '../http/work-queue.ts';
import type { Masters } from './master.ts';
import { createPlaceholders } from './placeholders.ts';

test('the placeholders of a shop with more pictures than the queue has room for are all rendered', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `picture-${index}`);
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const masters: Masters = {
    find: (name) => Promise.resolve({ isSvg: false, hash: name, read: () => Promise.resolve(bytes) }),
    names: () => Promise.resolve(names),
  };
  const placeholders = createPlaceholders(masters, createWorkQueue({ concurrency: 2, maxWaiting: 5 }));
  const all = await placeholders.all();
  expect(Object.keys(all)).toEqual(names);
  expect(all['picture-29']).toMatchObject({ width: 8, height: 6 });
});
