import { foldModelNumber } from './fold-text.ts';

const LEAST_LENGTH = 3;

/** Finds entries by skus and model numbers, or how they begin. */
export class ModelIndex {
  readonly #models: [model: string, ordinal: number][] = [];
  #size = 0;

  /** The model numbers of the next entry. */
  add(models: readonly string[]): void {
    const ordinal = this.#size++;
    for (const model of new Set(models.map(foldModelNumber))) this.#models.push([model, ordinal]);
  }

  /** Called once, when all entries are added. */
  finish(): void {
    this.#models.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  }

  /** The entries with a model number that begins so, the shortest number first; none when the text can be no number. */
  search(text: string): number[] {
    const prefix = foldModelNumber(text);
    if (prefix.length < LEAST_LENGTH || !/\d/.test(prefix)) return [];
    const lengths = new Map<number, number>();
    for (let at = this.#first(prefix); this.#models[at]?.[0].startsWith(prefix); at++) {
      const [model, ordinal] = this.#models[at] ?? ['', 0];
      lengths.set(ordinal, Math.min(lengths.get(ordinal) ?? Infinity, model.length));
    }
    return [...lengths].sort(([a, lengthA], [b, lengthB]) => lengthA - lengthB || a - b).map(([ordinal]) => ordinal);
  }

  /** Where model numbers that do not stand before a text begin. */
  #first(text: string): number {
    let low = 0;
    let high = this.#models.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#models[middle]?.[0] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
