import { expect, test } from 'vitest';
import * as breakpoints from './breakpoints.ts';
import * as defaults from './defaults.ts';
import * as locale from './locale.ts';
import * as pageSizes from './page-sizes.ts';
import * as periods from './periods.ts';
import * as timeouts from './timeouts.ts';

const minuteMs = 60_000;

test('DOM-065 DOM-066 the configuration lives 10 minutes and is polled every 500 ms', () => {
  expect(timeouts.configurationLifeMs).toBe(10 * minuteMs);
  expect(timeouts.configurationPollMs).toBe(500);
});

test('DOM-067 DOM-068 a token is revalidated after 30 minutes and expires 120 s early', () => {
  expect(timeouts.tokenRevalidateMs).toBe(30 * minuteMs);
  expect(timeouts.tokenMarginMs).toBe(120_000);
});

test('DOM-069 the identity scopes are session, openid and offline_access', () => {
  expect(defaults.identityScopes).toEqual(['session', 'openid', 'offline_access']);
});

test('DOM-070 the idle timeout is 172800 seconds, two days', () => {
  expect(timeouts.idleTimeoutSeconds).toBe(172_800);
  expect(timeouts.idleTimeoutSeconds).toBe(2 * 24 * 60 * 60);
});

test('DOM-072 DOM-073 DOM-074 DOM-084 periods: 16 card years, 30 days of inactivity, 45 days after an order, 60 days of compare', () => {
  expect({ ...periods }).toEqual({
    cardYears: 16,
    inactiveListDays: 30,
    postOrderDays: 45,
    compareLifeDays: 60,
    newBadgeMonths: 6,
  });
});

test('DOM-075 DOM-076 DOM-077 DOM-165 defaults: USA, KOUS, /en, en-US and en', () => {
  expect(defaults.defaultCountry).toBe('USA');
  expect(defaults.defaultSalesChannel).toBe('KOUS');
  expect(locale.defaultLocalePath).toBe('/en');
  expect(locale.defaultLocaleTag).toBe('en-US');
  expect(locale.defaultLanguage).toBe('en');
});

test('STO-005 the locales are exactly en and fr, each with one language tag', () => {
  expect(locale.locales).toEqual(['en', 'fr']);
  expect(locale.localeTags).toEqual({ en: 'en-US', fr: 'fr-CA' });
});

test('DOM-082 DOM-083 a location is refreshed after 1800000 ms and looked up at most once a minute', () => {
  expect(timeouts.locationLifeMs).toBe(1_800_000);
  expect(timeouts.locationRecallMs).toBe(minuteMs);
});

test('DOM-167 typing rests 300 ms by default', () => {
  expect(timeouts.debounceMs).toBe(300);
});

test('the author client waits 10 s, the gateway client 25 s, texts are kept an hour', () => {
  expect(timeouts.authorTimeoutMs).toBe(10_000);
  expect(timeouts.gatewayTimeoutMs).toBe(25_000);
  expect(timeouts.dictionaryLifeMs).toBe(60 * minuteMs);
});

test('SDK-220 page sizes of listing, inspiration, favourites, type-ahead, rooms and seed search', () => {
  expect({ ...pageSizes }).toEqual({
    listingPageSize: 30,
    inspirationPageSize: 30,
    favouritesRows: 50,
    typeAheadRows: 10,
    shopTheRoomRows: 30,
    seedSearchRows: 5,
    recentlyViewedLimit: 10,
  });
});

test('UI-019 UI-020 UI-021 UI-022 UI-056 times of the interface', () => {
  expect(timeouts.toastMs).toBe(5000);
  expect(timeouts.carouselDelayMs).toBe(5000);
  expect(timeouts.newsletterTriggerSeconds).toBe(9);
  expect(timeouts.userExistsDebounceMs).toBe(500);
  expect(timeouts.videoRetry).toEqual({ attempts: 10, intervalMs: 1000 });
  expect(timeouts.reviewCloseRetry).toEqual({ attempts: 10, intervalMs: 2000 });
  expect(timeouts.analyticsDelayMs).toBe(5000);
});

test('UI-023 UI-024 UI-025 UI-055 widths of the layout and of responsive pictures', () => {
  expect(breakpoints.layoutBreakpoints).toEqual({ mobile: 767, tablet: 768, desktop: 1280 });
  expect(breakpoints.minRowWidth).toBe(1025);
  expect(breakpoints.scrollOffsets).toEqual({ general: 60, backToTop: 20, freeQuote: 120 });
  expect(breakpoints.imageBreakpoints).toEqual([425, 768, 1024]);
});

test('stores are of the location type KOHLER Store unless configured', () => {
  expect(defaults.defaultStoreLocationType).toBe('KOHLER Store');
});
