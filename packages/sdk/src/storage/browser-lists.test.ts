import { describe, expect, test } from 'vitest';
import { browserLists } from './browser-lists.ts';

function storageOf(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

describe('browser storage', () => {
  test('SDK-136 DOM-030 DOM-164 recent searches, as many viewed skus as configured and the location with its store and time are restored on the next visit', () => {
    const storage = storageOf();
    const lists = browserLists(storage, 2);
    lists.addSearch({ keyWord: 'Faucet', id: 's-1' });
    lists.addSearch({ keyWord: 'basin', id: 's-2' });
    lists.addSearch({ keyWord: 'faucet', id: 's-3' });
    for (const sku of ['A', 'B', 'C', 'B']) lists.addViewed(sku);
    const place = { userCity: 'Lake City', utilityLocation: '53001', myStoreId: '101', store: { name: 'Lake Store' } };
    lists.location.write({ ...place, foundAtMs: 1, lookedUpAtMs: 1 });
    const next = browserLists(storage, 2);
    expect(next.searches()).toEqual([
      { keyWord: 'faucet', id: 's-3' },
      { keyWord: 'basin', id: 's-2' },
    ]);
    expect(next.viewedSkus()).toEqual(['B', 'C']);
    expect(next.location.read()).toEqual({ ...place, foundAtMs: 1, lookedUpAtMs: 1 });
    next.clearSearches();
    next.clearViewed();
    expect([browserLists(storage).searches(), browserLists(storage).viewedSkus()]).toEqual([[], []]);
    expect([...storage.stored.keys()].sort()).toEqual(['basin.location', 'basin.searches', 'basin.viewed']);
  });

  test.each(['', '{', 'null', '[1]', '{"a":1}', '[{"keyWord":1,"id":"x"}]'])(
    'SDK-136 the stored text %j is read as the fallback',
    (text) => {
      const lists = browserLists(storageOf({ 'basin.searches': text, 'basin.viewed': text }));
      expect([lists.searches(), lists.viewedSkus()]).toEqual([[], []]);
      lists.addViewed('A');
      expect(lists.viewedSkus()).toEqual(['A']);
    },
  );

  test('SDK-136 a full or blocked storage breaks no page', () => {
    const closed = {
      getItem: () => {
        throw new DOMException('closed', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const lists = browserLists(closed);
    lists.addSearch({ keyWord: 'faucet', id: 's-1' });
    expect([lists.searches(), lists.location.read()]).toEqual([[], {}]);
  });
});
