import { describe, expect, test } from 'vitest';
import { createRequestStore, hasFailed } from './request-store.ts';

interface Listed {
  readonly products: readonly string[];
  readonly total: number;
}
interface Wanted {
  readonly category: string;
  readonly skip?: number;
}

/** Creates a listing of five products, two per page, that fails on demand. */
function listingUnderTest(initial?: Listed) {
  const state = { problem: undefined as Error | undefined, requested: [] as Wanted[], failures: [] as unknown[] };
  const list = async (wanted: Wanted): Promise<Listed> => {
    state.requested.push(wanted);
    await Promise.resolve();
    if (state.problem) throw state.problem;
    const all = [1, 2, 3, 4, 5].map((number) => `${wanted.category} ${number}`);
    return { products: all.slice(wanted.skip ?? 0, (wanted.skip ?? 0) + 2), total: all.length };
  };
  const store = createRequestStore(list, {
    initial,
    next: {
      request: (wanted, { products }) => ({ ...wanted, skip: products.length }),
      join: (shown, next) => ({ ...next, products: [...shown.products, ...next.products] }),
    },
    onFailure: (error) => state.failures.push(error),
  });
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get().status));
  return { state, store, seen };
}

const away = Object.assign(new Error('away'), { body: { message: 'The index is away' } });

describe('a listing with observable state', () => {
  test('SDK-140 SDK-126 a request store starts as loading and not loaded, without products or an error', () => {
    expect(listingUnderTest().store.get()).toEqual({
      status: 'loading',
      isLoaded: false,
      error: null,
      wanted: undefined,
      reply: undefined,
    });
  });

  test('SDK-126 SDK-141 SDK-038 a request store is loaded after the first result, a new request replaces its products, and more products are appended', async () => {
    const { store, state } = listingUnderTest();
    await store.show({ category: 'tub' });
    expect(store.get()).toMatchObject({ status: 'succeeded', isLoaded: true, reply: { total: 5 } });
    await store.showMore();
    expect(store.get().reply?.products).toEqual(['tub 1', 'tub 2', 'tub 3', 'tub 4']);
    expect(state.requested.at(-1)).toEqual({ category: 'tub', skip: 2 });
    await store.show({ category: 'tile' });
    expect(store.get().reply?.products).toEqual(['tile 1', 'tile 2']);
  });

  test('SDK-140 SDK-038 a new request sets the status to loading, and the displayed result stays', async () => {
    const { store } = listingUnderTest();
    await store.show({ category: 'tub' });
    const pending = store.show({ category: 'tile' });
    expect(store.get()).toMatchObject({ status: 'loading', reply: { products: ['tub 1', 'tub 2'] } });
    await pending;
  });

  test('SDK-126 SDK-143 a list that was delivered with the page does not set loading for its first request', async () => {
    const { store, seen } = listingUnderTest({ products: ['sink 1'], total: 1 });
    expect(store.get()).toMatchObject({ status: 'succeeded', isLoaded: false, reply: { products: ['sink 1'] } });
    await store.show({ category: 'tub' });
    expect(seen).not.toContain('loading');
    await store.show({ category: 'tile' });
    expect(seen).toContain('loading');
  });

  test('SDK-038 SDK-126 SDK-142 SDK-207 a failed request is loaded, keeps the displayed result, has the message, and is logged', async () => {
    const { store, state } = listingUnderTest();
    await store.show({ category: 'tub' });
    const before = store.get().reply;
    state.problem = away;
    await store.showMore();
    expect(store.get()).toMatchObject({ status: 'failed', isLoaded: true, error: 'The index is away', reply: before });
    expect(state.failures).toEqual([away]);
  });

  test('SDK-214 SDK-155 a failure is returned as a value', async () => {
    const { store, state } = listingUnderTest();
    state.problem = away;
    expect(await store.show({ category: 'tub' })).toEqual({ ok: false, error: away });
    expect(store.get().status).toBe('failed');
    state.problem = undefined;
    expect(await store.show({ category: 'tub' })).toMatchObject({ ok: true, reply: { total: 5 } });
    expect(store.get()).toMatchObject({ status: 'succeeded', error: null });
  });

  test('SDK-141 a newer request invalidates an older response, even if it arrives later', async () => {
    const replies = new Map<string, (reply: string) => void>();
    const store = createRequestStore(
      (wanted: string) => new Promise<string>((resolve) => replies.set(wanted, resolve)),
    );
    const older = store.show('older');
    const newer = store.show('newer');
    replies.get('newer')?.('of the newer');
    replies.get('older')?.('of the older');
    expect([await older, await newer]).toEqual([undefined, { ok: true, reply: 'of the newer' }]);
    expect(store.get().reply).toBe('of the newer');
  });

  test('SDK-141 nothing is appended to the result of an earlier request, while the next one runs and after it has failed', async () => {
    const { store, state } = listingUnderTest();
    await store.show({ category: 'tub' });
    const tile = store.show({ category: 'tile' });
    expect(await store.showMore()).toBeUndefined();
    await tile;
    expect(store.get().reply?.products).toEqual(['tile 1', 'tile 2']);
    state.problem = away;
    await store.show({ category: 'sink' });
    state.problem = undefined;
    expect(await store.showMore()).toBeUndefined();
    expect(store.get().reply?.products).toEqual(['tile 1', 'tile 2']);
  });

  test('nothing is appended before the first result', async () => {
    const { store, state } = listingUnderTest();
    expect(await store.showMore()).toBeUndefined();
    expect(state.requested).toEqual([]);
  });
});

test('SDK-139 a status means failure when it is neither loading nor success, including the spelling of rooms', () => {
  expect(['failed', 'failled'].map(hasFailed)).toEqual([true, true]);
  expect(['loading', 'success', 'succeeded'].map(hasFailed)).toEqual([false, false, false]);
});
