/** Scroll positions, in px, at which an element appears. @see platform spec §9 */
export const scrollOffsets = { general: 60, backToTop: 20, freeQuote: 120 } as const;

/** How long a toast is shown. @see platform spec §9 */
export const toastMs = 5_000;
/** Delay before the newsletter popup opens. @see platform spec §9 and docs/domain.md A24 */
export const newsletterTriggerSeconds = 9;
/** Debounce time before an e-mail address is looked up. @see platform spec §9 */
export const userExistsDebounceMs = 500;
/** Debounce time of other input. @see catalogue spec §9 */
export const debounceMs = 300;
/** Delay before analytics scripts load, unless the shopper interacts earlier. @see platform spec §9 */
export const analyticsDelayMs = 5_000;
/** Retries of a video script. @see platform spec §9 */
export const videoRetry = { attempts: 10, intervalMs: 1_000 } as const;
/** Retries of the look-up of a closing review modal. @see catalogue spec §9 */
export const reviewCloseRetry = { attempts: 10, intervalMs: 2_000 } as const;
