import { UnavailableError } from '../http/unexpected.ts';
import type { Locale } from '@basin/domain';
import type { EntryQuery, Found } from './entry.ts';
import type { FilterWords } from './filter-words.ts';
import type { Collection } from './profile.ts';

/** Says which products of a collection a question finds, in which order, and how many of each kind. */
export interface Finder {
  /**
   * @throws {QueryProblem} for a field that does not exist
   * @throws {FinderProblem} when the index cannot be asked
   */
  find(collection: Collection, locale: Locale, query: EntryQuery): Promise<Found>;
  /** What may be counted, and what it is called. */
  words(collection: Collection, locale: Locale): Promise<FilterWords>;
  /** Resolves when something can be found: from what an earlier process stored, else from the whole catalogue. */
  open(): Promise<void>;
  /** Takes in what has changed in the catalogue. */
  refresh(): Promise<void>;
}

/** The index could not be asked, or its answer not be read; the message says which and why, without the question. */
export class FinderProblem extends UnavailableError {
  override readonly name = 'FinderProblem';
}
