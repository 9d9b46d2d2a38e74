const key = 'basin.compare';
const changed = 'basin:compare';

/** The text that this browser keeps of the products to compare; null for none. */
export function readCompareText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a closed storage keeps nothing; the page works without it
  }
}

/** Keeps the text, and says so to whatever subscribed. */
export function keepCompareText(text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // see readCompareText
  }
  dispatchEvent(new Event(changed));
}

/** Calls back when this page or another one keeps another text; returns what ends that. */
export function subscribeToCompareText(onChange: () => void): () => void {
  const events = ['storage', changed];
  for (const event of events) addEventListener(event, onChange);
  return () => events.forEach((event) => removeEventListener(event, onChange));
}
