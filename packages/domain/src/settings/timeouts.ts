/** How long a call to the author system may take. @see platform spec §9 */
export const authorTimeoutMs = 10_000;
/** How long a call to the gateway may take. @see platform spec §9 */
export const gatewayTimeoutMs = 25_000;
/** How long a loaded configuration is used. @see platform spec §9 */
export const configurationLifeMs = 600_000;
/** How often who waits for the configuration looks again. @see platform spec §9 */
export const configurationPollMs = 500;
/** How long the texts of a language are used. @see platform spec §9 */
export const dictionaryLifeMs = 3_600_000;
/** How long a signed-in shopper's token is trusted before it is validated again. @see platform spec §9 */
export const tokenRevalidateMs = 1_800_000;
/** How long before its expiry a token stops counting as valid. @see platform spec §9 */
export const tokenMarginMs = 120_000;
/** After so long without a move the session ends; 48 hours. @see platform spec §9 and docs/domain.md A23 */
export const idleTimeoutSeconds = 172_800;
/** How long a found location is used. @see platform spec §9 */
export const locationLifeMs = 1_800_000;
/** The least time between two location look-ups. @see platform spec §9 */
export const locationRecallMs = 60_000;
/** How long a toast stays. @see platform spec §9 */
export const toastMs = 5_000;
/** How long a slide stays. @see platform spec §9 */
export const carouselDelayMs = 5_000;
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
