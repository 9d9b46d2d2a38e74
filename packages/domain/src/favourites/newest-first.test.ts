import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { newestFirst } from './newest-first.ts';

interface Added {
  readonly id: string;
  readonly addedAt: string;
}
const item = (id: string, addedAt: string): Added => ({ id, addedAt });

test('DOM-162 favourites are sorted newest first', () => {
  const [old, recent, sameMoment] = [
    item('old', '2026-01-01T09:00:00Z'),
    item('recent', '2026-03-01T09:00:00Z'),
    item('same', '2026-03-01T10:00:00+01:00'),
  ];
  shows(newestFirst<Added>, [[old, recent, sameMoment]], [recent, sameMoment, old]);
  shows(newestFirst<Added>, [[sameMoment, old, recent]], [sameMoment, recent, old]);
});

test('nothing is lost, and the given list stays as it is', () => {
  const items = fc.array(
    fc.record({
      id: fc.uuid(),
      addedAt: fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
    }),
  );
  fc.assert(
    fc.property(items, (list) => {
      const before = [...list];
      const sorted = newestFirst(list);
      expect(list).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(list));
      for (const [index, one] of sorted.entries()) {
        const next = sorted[index + 1];
        if (next) expect(Date.parse(one.addedAt)).toBeGreaterThanOrEqual(Date.parse(next.addedAt));
      }
    }),
  );
});
