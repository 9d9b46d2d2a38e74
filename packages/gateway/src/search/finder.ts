import { UnavailableError } from '../http/unexpected.ts';
import type { Locale } from '@basin/domain';
import type { EntryQuery, MatchedEntries } from './entry.ts';
import type { FilterLabels } from './filter-labels.ts';
import type { SearchCollection } from './profile.ts';

/** Finds, sorts and counts the products of a collection. */
export interface Finder {
  /**
   * @throws {QueryProblem} for an unknown field
   * @throws {FinderProblem} when the index is unavailable
   */
  find(collection: SearchCollection, locale: Locale, query: EntryQuery): Promise<MatchedEntries>;
  /** Returns the countable fields and their labels. */
  filterLabels(collection: SearchCollection, locale: Locale): Promise<FilterLabels>;
  /** Resolves when the index is searchable, using a stored index if there is one. */
  open(): Promise<void>;
  /** Updates the index after changes of the catalogue. */
  refresh(): Promise<void>;
}

/** The index is unavailable or its response is invalid; the message gives the reason, without the query. */
export class FinderProblem extends UnavailableError {
  override readonly name = 'FinderProblem';
}
