const key = 'basin.newsletter';

/** Whether a shopper has responded to the newsletter offer in this browser. */
export function hasRespondedToOffer(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true; // without storage the offer would appear on every page
  }
}

/** Records that the newsletter offer must not appear again. */
export function recordOfferResponse(): void {
  try {
    localStorage.setItem(key, 'answered');
  } catch {
    // see hasRespondedToOffer
  }
}
