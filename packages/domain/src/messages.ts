/** The gateway's error response of a call without a token. @see platform spec §8 */
export const tokenMissing = 'JWT not present.';
/** The gateway's error response of a token that is no good. @see platform spec §8 */
export const tokenInvalid = 'Invalid JWT.';

/**
 * Texts of the specification, byte for byte, odd spelling and dots included.
 *
 * @see platform spec §8 and catalogue spec §8
 */
export const messages = {
  general: 'Something went wrong. Please try again...',
  sessionExpired: 'Your session is expired.. Please login again...',
  inactivity: 'Redirecting to Home Page due to inactivity',
  errorBoundary: 'Oops, there is an error!',
  tryAgain: 'Try again',
  cannotShip: 'Cannot ship to your location',
  tokenMissing,
  tokenInvalid,
  favouriteSaved: 'your item has been saved to your favorites.',
  favouriteRemoved: 'item has been removed from your favorites.',
} as const;

/** Texts for the log, byte for byte. @see platform spec §8 and catalogue spec §8 */
export const logMessages = {
  configurationFailed: 'Error occurred while fetching Backend Configuration',
  listingServletFailed: 'Error occurred while fetching PLP Servlet path',
  urlPropertyMissing: 'API endpoint Url: Get URL Property not found',
  storeLookupFailed: 'Find a nearest store: Error occured while fetching data from Get URL Property',
} as const;
