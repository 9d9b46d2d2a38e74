/** How far a page is scrolled before something shows, in px. @see platform spec §9 */
export const scrollOffsets = { general: 60, backToTop: 20, freeQuote: 120 } as const;

/** How long a toast stays. @see platform spec §9 */
export const toastMs = 5_000;
/** When the newsletter popup opens. @see platform spec §9 and docs/domain.md A24 */
export const newsletterTriggerSeconds = 9;
/** How long typing rests before an e-mail is looked up. @see platform spec §9 */
export const userExistsDebounceMs = 500;
/** How long typing rests elsewhere. @see catalogue spec §9 */
export const debounceMs = 300;
/** Analytics scripts load after so long, or at the first interaction. @see platform spec §9 */
export const analyticsDelayMs = 5_000;
/** How often and how fast a video script is tried. @see platform spec §9 */
export const videoRetry = { attempts: 10, intervalMs: 1_000 } as const;
/** How often and how fast a closing review modal is looked for. @see catalogue spec §9 */
export const reviewCloseRetry = { attempts: 10, intervalMs: 2_000 } as const;
