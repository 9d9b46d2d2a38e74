const key = 'basin.compare';
const changed = 'basin:compare';

/** Returns the stored comparison list as text, or null. */
export function readCompareText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked; the page works without it
  }
}

/** Stores the list and notifies subscribers. */
export function storeCompareText(text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // see readCompareText
  }
  dispatchEvent(new Event(changed));
}

/** Calls back when this page, another tab or a later page may have stored a new list. Returns the unsubscribe function. */
export function subscribeToCompareText(onChange: () => void): () => void {
  const events = ['storage', changed, 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => events.forEach((event) => removeEventListener(event, onChange));
}
