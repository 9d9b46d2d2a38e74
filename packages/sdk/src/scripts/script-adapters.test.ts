import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createScriptAdapters, type AnalyticsEvent, type ScriptVendors } from './script-adapters.ts';
import type { ThirdPartyScript, ThirdPartyScripts } from './third-party-scripts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const place = {} as Element;
const amount = { centAmount: 64_900, currencyCode: 'USD' };
const [opened, closed]: AnalyticsEvent[] = [{ name: 'opened' }, { name: 'closed', details: { after: 3 } }];

/** Scripts of which some come, and the analytics when a test says so. */
function scriptsThat(comes: readonly ThirdPartyScript[]) {
  const asked: ThirdPartyScript[] = [];
  const analytics = Promise.withResolvers<boolean>();
  const scripts: ThirdPartyScripts = {
    load(script) {
      asked.push(script);
      return Promise.resolve(comes.includes(script));
    },
    loadAnalyticsLater: () => analytics.promise,
  };
  return { scripts, asked, analytics };
}

/** A vendor for each script, that writes down what it is asked. */
function vendorsThatTell() {
  const told: unknown[] = [];
  const control = new EventTarget();
  let looks = 0;
  const embed = { show: (_: Element, given: unknown) => void told.push(given) };
  const vendors = {
    analytics: () => ({ track: (event) => void told.push(event) }),
    video: () => embed,
    financing: () => embed,
    overlays: () => embed,
    reviews: () => ({ open: (sku) => void told.push(sku), closeControl: () => (++looks < 3 ? undefined : control) }),
  } satisfies ScriptVendors;
  return { told, control, vendors };
}

const quiet = { warn: vi.fn() };

describe('each script of others has an adapter', () => {
  test('that asks it in the words of the shop once it is there', async () => {
    const { scripts, asked } = scriptsThat(['video', 'financing', 'overlays']);
    const { told, vendors } = vendorsThatTell();
    const adapters = createScriptAdapters(scripts, vendors);
    expect(await adapters.showVideo(place, 'v-1')).toBe(true);
    expect(await adapters.showFinancing(place, amount)).toBe(true);
    expect(await adapters.showOverlay(place, 'subscribe')).toBe(true);
    expect(told).toEqual([{ videoId: 'v-1' }, amount, { overlay: 'subscribe' }]);
    expect(asked).toEqual(['video', 'financing', 'overlays']);
  });

  test('that does nothing without a vendor, and fetches no script for it', async () => {
    const { scripts, asked } = scriptsThat(['video', 'financing', 'overlays', 'reviews']);
    const adapters = createScriptAdapters(scripts);
    adapters.track({ name: 'opened' });
    expect(await adapters.showVideo(place, 'v-1')).toBe(false);
    expect(await adapters.showFinancing(place, amount)).toBe(false);
    expect(await adapters.showOverlay(place, 'subscribe')).toBe(false);
    expect(await adapters.openReviews('K-1', () => undefined)).toBe(false);
    expect(await adapters.ratingOf('K-1')).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('that does nothing when the script does not come, or leaves nothing behind', async () => {
    const { vendors, told } = vendorsThatTell();
    expect(await createScriptAdapters(scriptsThat([]).scripts, vendors).showVideo(place, 'v-1')).toBe(false);
    const empty = createScriptAdapters(scriptsThat(['video']).scripts, { video: () => undefined });
    expect(await empty.showVideo(place, 'v-1')).toBe(false);
    expect(told).toEqual([]);
  });

  test('whose failure is reported and thrown at no page', async () => {
    const broken = { show: () => expect.fail('as scripts of others do') };
    const adapters = createScriptAdapters(scriptsThat(['overlays']).scripts, { overlays: () => broken }, quiet);
    expect(await adapters.showOverlay(place, 'subscribe')).toBe(false);
    expect(quiet.warn).toHaveBeenCalledWith("The script of others 'overlays' failed", expect.any(Error));
  });
});

describe('analytics', () => {
  test('are reported, in its order, also what happened before they were there', async () => {
    const { scripts, analytics } = scriptsThat([]);
    const { told, vendors } = vendorsThatTell();
    const { track } = createScriptAdapters(scripts, vendors);
    track(opened ?? { name: '' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).toEqual([]);
    analytics.resolve(true);
    track(closed ?? { name: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([opened, closed]);
  });

  test('that never come keep no more than a hundred events waiting', async () => {
    const { scripts, analytics } = scriptsThat([]);
    const { told, vendors } = vendorsThatTell();
    const { track } = createScriptAdapters(scripts, vendors);
    for (let count = 0; count < 500; count++) track({ name: `event ${count}` });
    analytics.resolve(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveLength(100);
    track({ name: 'later' });
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toEqual({ name: 'later' });
  });
});

describe('reviews', () => {
  test('say what a product is rated, unless they cannot', async () => {
    const { vendors } = vendorsThatTell();
    const { scripts } = scriptsThat(['reviews']);
    expect(await createScriptAdapters(scripts, vendors).ratingOf('K-1')).toBeUndefined();
    const rating = async (sku: string) => {
      await Promise.resolve();
      return sku === 'K-1' ? { average: 4.3, count: 28 } : expect.fail('as scripts do');
    };
    const rated = createScriptAdapters(scripts, { reviews: () => ({ ...vendors.reviews(), rating }) }, quiet);
    expect(await rated.ratingOf('K-1')).toEqual({ average: 4.3, count: 28 });
    expect(await rated.ratingOf('K-2')).toBeUndefined();
  });

  test('open in their modal, whose closing is heard of once', async () => {
    const { control, told, vendors } = vendorsThatTell();
    const onClosed = vi.fn();
    const opening = createScriptAdapters(scriptsThat(['reviews']).scripts, vendors).openReviews('K-1', onClosed);
    expect(await opening).toBe(true);
    await vi.advanceTimersByTimeAsync(6_000);
    control.dispatchEvent(new Event('click'));
    control.dispatchEvent(new Event('click'));
    expect([told, onClosed.mock.calls.length]).toEqual([['K-1'], 1]);
  });

  test('UI-056 whose modal has nothing that closes it are looked at ten times, two seconds apart', async () => {
    const looks: number[] = [];
    const startMs = Date.now();
    const closeControl = () => void looks.push(Date.now() - startMs);
    const reviews = () => ({ open: () => undefined, closeControl });
    const opening = createScriptAdapters(scriptsThat(['reviews']).scripts, { reviews }).openReviews('K-1', vi.fn());
    expect(await opening).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20].map((seconds) => seconds * 1_000));
  });
});
