const key = 'basin.compare';
const changed = 'basin:compare';

/** The list that the browser could not store: the storage is full or blocked. It lasts as long as the page. */
let unstored: string | undefined;

/** Returns the stored comparison list as text, or null. */
export function readCompareText(): string | null {
  try {
    return unstored ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the list and notifies subscribers. */
export function storeCompareText(text: string): void {
  try {
    localStorage.setItem(key, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  dispatchEvent(new Event(changed));
}

/** Calls back when this page, another tab or a later page may have stored a new list. Returns the unsubscribe function. */
export function subscribeToCompareText(onChange: () => void): () => void {
  const events = ['storage', changed, 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => events.forEach((event) => removeEventListener(event, onChange));
}
