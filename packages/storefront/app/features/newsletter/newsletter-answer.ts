const key = 'basin.newsletter';

/** Whether this browser was asked about the newsletter and has answered. */
export function hasAnswered(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true; // a closed storage would have it asked on every page
  }
}

/** Keeps that the newsletter needs not be asked about again. */
export function keepAnswer(): void {
  try {
    localStorage.setItem(key, 'answered');
  } catch {
    // see hasAnswered
  }
}
