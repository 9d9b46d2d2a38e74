import { expect, test } from 'vitest';
import {
  analyticsDelayMs,
  debounceMs,
  newsletterTriggerSeconds,
  reviewCloseRetry,
  scrollOffsets,
  toastMs,
  userExistsDebounceMs,
  videoRetry,
} from './screen.ts';

test('DOM-167 the debounce time is 300 ms for a search and 500 ms for an e-mail look-up', () => {
  expect([debounceMs, userExistsDebounceMs]).toEqual([300, 500]);
});

test('a toast is shown for 5 seconds, and the newsletter opens after 9', () => {
  expect([toastMs, newsletterTriggerSeconds * 1000]).toEqual([5000, 9000]);
});

test('analytics load after 5 seconds; a video script is tried 10 times every second, a review dialog 10 times every two seconds', () => {
  expect(analyticsDelayMs).toBe(5000);
  expect(videoRetry).toEqual({ attempts: 10, intervalMs: 1000 });
  expect(reviewCloseRetry).toEqual({ attempts: 10, intervalMs: 2000 });
});

test('elements that depend on scrolling appear after 60, 20 and 120 px', () => {
  expect(scrollOffsets).toEqual({ general: 60, backToTop: 20, freeQuote: 120 });
});
