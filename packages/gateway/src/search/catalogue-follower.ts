import type { Logger } from '../http/log.ts';
import type { CatalogueSource } from './catalogue-source.ts';

const checkEveryMs = 2_000;

/** Builds an index, or reads a stored one. */
export interface IndexBuilder<Index> {
  /** Builds the index of the whole current catalogue; the key identifies the state of the catalogue. */
  build(source: CatalogueSource, now: Date, key: string): Promise<Index>;
  /** Reads a possibly stale index of an earlier process, which is used until the first build completes. */
  read?(): Promise<Index | undefined>;
}

interface Built<Index> {
  readonly index: Index;
  /** The catalogue's revision and the date, both of which affect the index. */
  readonly key: string;
}

/** Keeps an index up to date with the catalogue. The old index stays in use while a new one is built. */
export class CatalogueFollower<Index> {
  readonly #source: CatalogueSource;
  readonly #now: () => Date;
  readonly #log: Logger;
  readonly #builder: IndexBuilder<Index>;
  #built: Built<Index> | undefined;
  #building: Promise<Built<Index>> | undefined;
  /** The refresh that starts after the running build. */
  #next: Promise<Built<Index>> | undefined;
  #reading: Promise<void> | undefined;
  #checkedAtMs = -Infinity;

  constructor(source: CatalogueSource, now: () => Date, log: Logger, builder: IndexBuilder<Index>) {
    this.#source = source;
    this.#now = now;
    this.#log = log;
    this.#builder = builder;
  }

  /** Returns the latest built index; checks the catalogue for changes at most every two seconds. */
  async index(): Promise<Index> {
    if (!this.#built) await (this.#reading ??= this.#read());
    if (!this.#built) return (await (this.#building ?? this.refresh())).index;
    const nowMs = performance.now();
    if (nowMs - this.#checkedAtMs > checkEveryMs) {
      this.#checkedAtMs = nowMs;
      this.refresh().catch((error: unknown) =>
        this.#log.error({ err: error }, 'the search index could not be refreshed'),
      );
    }
    return this.#built.index;
  }

  /**
   * Rebuilds the index if the catalogue has changed. Callers during a build share the next one, because that build may
   * have read the catalogue before the change that they want to find.
   */
  refresh(): Promise<Built<Index>> {
    if (this.#building) return (this.#next ??= this.#refreshAfter(this.#building));
    this.#building = this.#rebuild().finally(() => (this.#building = undefined));
    return this.#building;
  }

  async #refreshAfter(building: Promise<unknown>): Promise<Built<Index>> {
    await Promise.allSettled([building]); // its own callers get its error
    this.#next = undefined;
    return this.refresh();
  }

  async #read(): Promise<void> {
    try {
      const index = await this.#builder.read?.();
      if (index !== undefined) this.#built ??= { key: '', index };
    } catch (error) {
      this.#log.error({ err: error }, 'the stored search index could not be read and is rebuilt');
    }
  }

  async #rebuild(): Promise<Built<Index>> {
    const now = this.#now();
    const key = `${await this.#source.revision()} ${now.toISOString().slice(0, 10)}`;
    this.#checkedAtMs = performance.now();
    if (this.#built?.key !== key) this.#built = { key, index: await this.#builder.build(this.#source, now, key) };
    return this.#built;
  }
}
