/** The gateway's error response to a call without a token. @see platform spec §8 */
export const tokenMissing = 'JWT not present.';
/** The gateway's error response to an invalid token. @see platform spec §8 */
export const tokenInvalid = 'Invalid JWT.';

/**
 * The texts that the specification quotes, byte for byte, including odd spellings and dots.
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

/** Log messages, byte for byte. @see platform spec §8 and catalogue spec §8 */
export const logMessages = {
  configurationFailed: 'Error occurred while fetching Backend Configuration',
  listingServletFailed: 'Error occurred while fetching PLP Servlet path',
  urlPropertyMissing: 'API endpoint Url: Get URL Property not found',
  storeLookupFailed: 'Find a nearest store: Error occured while fetching data from Get URL Property',
} as const;
