import { foldModelNumber } from './fold-text.ts';

const LEAST_LENGTH = 3;

/** Finds entries by skus and model numbers, or how they begin. */
export class ModelIndex {
  #models: string[] = [];
  #ordinals: number[] = [];
  #size = 0;

  /** The model numbers of the next entry. */
  add(models: readonly string[]): void {
    const ordinal = this.#size++;
    for (const model of new Set(models.map(foldModelNumber))) {
      this.#models.push(model);
      this.#ordinals.push(ordinal);
    }
  }

  /** Called once, when all entries are added. */
  finish(): void {
    const [models, ordinals] = [this.#models, this.#ordinals];
    const order = Uint32Array.from(models.keys()).sort((a, b) => compare(models[a] ?? '', models[b] ?? ''));
    this.#models = Array.from(order, (place) => models[place] ?? '');
    this.#ordinals = Array.from(order, (place) => ordinals[place] ?? 0);
  }

  /** The entries with a model number that begins so, the shortest number first; none when the text can be no number. */
  search(text: string): number[] {
    const prefix = foldModelNumber(text);
    if (prefix.length < LEAST_LENGTH || !/\d/.test(prefix)) return [];
    const lengths = new Map<number, number>();
    for (let at = this.#first(prefix); this.#models[at]?.startsWith(prefix); at++) {
      const ordinal = this.#ordinals[at] ?? 0;
      lengths.set(ordinal, Math.min(lengths.get(ordinal) ?? Infinity, this.#models[at]?.length ?? 0));
    }
    return [...lengths].sort(([a, lengthA], [b, lengthB]) => lengthA - lengthB || a - b).map(([ordinal]) => ordinal);
  }

  /** Where model numbers that do not stand before a text begin. */
  #first(text: string): number {
    let low = 0;
    let high = this.#models.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#models[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
