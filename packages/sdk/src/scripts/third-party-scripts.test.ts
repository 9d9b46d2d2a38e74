import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tokenisedCardFrom } from './card-tokeniser.ts';
import { createThirdPartyScripts, type ThirdPartyOptions } from './third-party-scripts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Creates a page whose scripts load, or fail a given number of times. */
function pageOf(failures = 0) {
  const loaded: string[] = [];
  const events = new EventTarget();
  let left = failures;
  const page = {
    createElement: () => Object.assign(new EventTarget(), { src: '', async: false, remove: () => undefined }),
    head: {
      append(script: EventTarget & { src: string }) {
        loaded.push(script.src);
        queueMicrotask(() => script.dispatchEvent(new Event(left-- > 0 ? 'error' : 'load')));
      },
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as ThirdPartyOptions['page'];
  return { page, loaded, events };
}

const urls = {
  analytics: 'https://a.example/track.js',
  video: 'https://v.example/player.js',
  smartCrop: 'https://images.example/responsive_image.js',
  financing: 'https://f.example/{key}/widget.js',
};

describe('third-party scripts', () => {
  test('SDK-205 the smart-crop script is loaded once from its configured URL', async () => {
    const { page, loaded } = pageOf();
    const scripts = createThirdPartyScripts({ page, urls });
    expect(await Promise.all([scripts.load('smartCrop'), scripts.load('smartCrop')])).toEqual([true, true]);
    expect(loaded).toEqual(['https://images.example/responsive_image.js']);
    const elsewhere = createThirdPartyScripts({ page, urls: { smartCrop: '/own/crop.js' } });
    await elsewhere.load('smartCrop');
    expect(loaded.at(-1)).toBe('/own/crop.js');
  });

  test('an unconfigured script is not loaded, and a failed one is only missing', async () => {
    const { page, loaded } = pageOf(1);
    const scripts = createThirdPartyScripts({ page, urls, financingKey: 'public 1' });
    expect(await scripts.load('overlays')).toBe(false);
    expect(await scripts.load('financing')).toBe(false);
    expect(loaded).toEqual(['https://f.example/public%201/widget.js']);
  });

  test('a script that failed to load is requested again at the next call', async () => {
    const { page, loaded } = pageOf(1);
    const { load } = createThirdPartyScripts({ page, urls });
    expect(await Promise.all([load('financing'), load('financing')])).toEqual([false, false]);
    expect([await load('financing'), await load('financing'), loaded.length]).toEqual([true, true, 2]);
  });

  test('the video player is tried ten times, one second apart', async () => {
    const { page, loaded } = pageOf(Infinity);
    const loading = createThirdPartyScripts({ page, urls }).load('video');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await loading).toBe(false);
    expect(loaded).toHaveLength(10);
  });

  test('analytics wait for five seconds or for the first interaction', async () => {
    const waiting = pageOf();
    void createThirdPartyScripts({ page: waiting.page, urls }).loadAnalyticsLater();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(waiting.loaded).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting.loaded).toEqual(['https://a.example/track.js']);
    const touched = pageOf();
    const loading = createThirdPartyScripts({ page: touched.page, urls }).loadAnalyticsLater();
    touched.events.dispatchEvent(new Event('keydown'));
    expect(await loading).toBe(true);
  });
});

test.each([
  [
    { response: '870', paypageRegistrationId: 't-1', type: 'VI' },
    { code: '870', token: 't-1', brand: 'VI' },
  ],
  [
    { code: 870, paypageRegistrationId: 't-1' },
    { code: '870', token: 't-1' },
  ],
  [
    { response: '876', paypageRegistrationId: 't-1' },
    { code: '876', token: undefined },
  ],
  [
    { timeout: true, response: '870', paypageRegistrationId: 't-1' },
    { code: '889', token: undefined },
  ],
])('the card frame response %j is parsed as %j', (response, card) => {
  expect(tokenisedCardFrom(response)).toMatchObject(card);
});
