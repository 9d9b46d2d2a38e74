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

/** Creates scripts of which some load, and analytics that load when a test says so. */
function scriptsThatLoad(loading: readonly ThirdPartyScript[]) {
  const loaded: ThirdPartyScript[] = [];
  const analytics = Promise.withResolvers<boolean>();
  const scripts: ThirdPartyScripts = {
    load(script) {
      loaded.push(script);
      return Promise.resolve(loading.includes(script));
    },
    loadAnalyticsLater: () => analytics.promise,
  };
  return { scripts, loaded, analytics };
}

/** Creates a vendor for each script that records its calls. */
function recordingVendors() {
  const recorded: unknown[] = [];
  const control = new EventTarget();
  let looks = 0;
  const embed = { show: (_: Element, args: unknown) => void recorded.push(args) };
  const vendors = {
    analytics: () => ({ track: (event) => void recorded.push(event) }),
    video: () => embed,
    financing: () => embed,
    overlays: () => embed,
    reviews: () => ({
      open: (sku) => void recorded.push(sku),
      closeControl: () => (++looks < 3 ? undefined : control),
    }),
  } satisfies ScriptVendors;
  return { recorded, control, vendors };
}

const quiet = { warn: vi.fn() };

describe('the adapters of third-party scripts', () => {
  test("an adapter calls its vendor with the shop's arguments once the script has loaded", async () => {
    const { scripts, loaded } = scriptsThatLoad(['video', 'financing', 'overlays']);
    const { recorded, vendors } = recordingVendors();
    const adapters = createScriptAdapters(scripts, vendors);
    expect(await adapters.showVideo(place, 'v-1')).toBe(true);
    expect(await adapters.showFinancing(place, amount)).toBe(true);
    expect(await adapters.showOverlay(place, 'subscribe')).toBe(true);
    expect(recorded).toEqual([{ videoId: 'v-1' }, amount, { overlay: 'subscribe' }]);
    expect(loaded).toEqual(['video', 'financing', 'overlays']);
  });

  test('an adapter without a vendor does nothing and loads no script', async () => {
    const { scripts, loaded } = scriptsThatLoad(['video', 'financing', 'overlays', 'reviews']);
    const adapters = createScriptAdapters(scripts);
    adapters.track({ name: 'opened' });
    expect(await adapters.showVideo(place, 'v-1')).toBe(false);
    expect(await adapters.showFinancing(place, amount)).toBe(false);
    expect(await adapters.showOverlay(place, 'subscribe')).toBe(false);
    expect(await adapters.openReviews('K-1', () => undefined)).toBe(false);
    expect(await adapters.ratingOf('K-1')).toBeUndefined();
    expect(loaded).toEqual([]);
  });

  test('an adapter does nothing when its script does not load or creates no object', async () => {
    const { vendors, recorded } = recordingVendors();
    expect(await createScriptAdapters(scriptsThatLoad([]).scripts, vendors).showVideo(place, 'v-1')).toBe(false);
    const empty = createScriptAdapters(scriptsThatLoad(['video']).scripts, { video: () => undefined });
    expect(await empty.showVideo(place, 'v-1')).toBe(false);
    expect(recorded).toEqual([]);
  });

  test('a failure of a third-party script is reported and does not throw', async () => {
    const broken = { show: () => expect.fail('planted failure') };
    const adapters = createScriptAdapters(scriptsThatLoad(['overlays']).scripts, { overlays: () => broken }, quiet);
    expect(await adapters.showOverlay(place, 'subscribe')).toBe(false);
    expect(quiet.warn).toHaveBeenCalledWith("The third-party script 'overlays' failed", expect.any(Error));
  });
});

describe('analytics events', () => {
  test('events are reported in order, including those from before analytics loaded', async () => {
    const { scripts, analytics } = scriptsThatLoad([]);
    const { recorded, vendors } = recordingVendors();
    const { track } = createScriptAdapters(scripts, vendors);
    track(opened ?? { name: '' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(recorded).toEqual([]);
    analytics.resolve(true);
    track(closed ?? { name: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(recorded).toEqual([opened, closed]);
  });

  test('at most a hundred events wait for analytics that never load', async () => {
    const { scripts, analytics } = scriptsThatLoad([]);
    const { recorded, vendors } = recordingVendors();
    const { track } = createScriptAdapters(scripts, vendors);
    for (let count = 0; count < 500; count++) track({ name: `event ${count}` });
    analytics.resolve(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(recorded).toHaveLength(100);
    track({ name: 'later' });
    await vi.advanceTimersByTimeAsync(0);
    expect(recorded.at(-1)).toEqual({ name: 'later' });
  });
});

describe('product reviews', () => {
  test('the rating of a product is returned, or undefined if it cannot be fetched', async () => {
    const { vendors } = recordingVendors();
    const { scripts } = scriptsThatLoad(['reviews']);
    expect(await createScriptAdapters(scripts, vendors).ratingOf('K-1')).toBeUndefined();
    const rating = async (sku: string) => {
      await Promise.resolve();
      return sku === 'K-1' ? { average: 4.3, count: 28 } : expect.fail('planted failure');
    };
    const rated = createScriptAdapters(scripts, { reviews: () => ({ ...vendors.reviews(), rating }) }, quiet);
    expect(await rated.ratingOf('K-1')).toEqual({ average: 4.3, count: 28 });
    expect(await rated.ratingOf('K-2')).toBeUndefined();
  });

  test('reviews open in their modal, and its closing is reported once', async () => {
    const { control, recorded, vendors } = recordingVendors();
    const onClosed = vi.fn();
    const opening = createScriptAdapters(scriptsThatLoad(['reviews']).scripts, vendors).openReviews('K-1', onClosed);
    expect(await opening).toBe(true);
    await vi.advanceTimersByTimeAsync(6_000);
    control.dispatchEvent(new Event('click'));
    control.dispatchEvent(new Event('click'));
    expect([recorded, onClosed.mock.calls.length]).toEqual([['K-1'], 1]);
  });

  test('UI-056 the close control of a review modal is looked for ten times, two seconds apart', async () => {
    const looks: number[] = [];
    const startMs = Date.now();
    const closeControl = () => void looks.push(Date.now() - startMs);
    const reviews = () => ({ open: () => undefined, closeControl });
    const opening = createScriptAdapters(scriptsThatLoad(['reviews']).scripts, { reviews }).openReviews('K-1', vi.fn());
    expect(await opening).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20].map((seconds) => seconds * 1_000));
  });
});
