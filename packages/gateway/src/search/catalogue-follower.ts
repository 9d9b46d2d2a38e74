import type { Logger } from '../http/log.ts';
import type { CatalogueSource } from './catalogue-source.ts';

const CHECK_EVERY_MS = 2_000;

/** Where an index comes from. */
export interface IndexMaker<Index> {
  /** Makes something of the whole catalogue as it is now; the key stands for this state of it. */
  build(source: CatalogueSource, now: Date, key: string): Promise<Index>;
  /** One that an earlier process built, perhaps of another catalogue: it answers until the first one is built. */
  read?(): Promise<Index | undefined>;
}

interface Built<Index> {
  readonly index: Index;
  /** The catalogue's revision and the day: what is discontinued and on sale changes with both. */
  readonly key: string;
}

/** Keeps an index as new as the catalogue. While a newer one is built the older one answers. */
export class CatalogueFollower<Index> {
  readonly #source: CatalogueSource;
  readonly #now: () => Date;
  readonly #log: Logger;
  readonly #maker: IndexMaker<Index>;
  #built: Built<Index> | undefined;
  #building: Promise<Built<Index>> | undefined;
  #reading: Promise<void> | undefined;
  #checkedAtMs = -Infinity;

  constructor(source: CatalogueSource, now: () => Date, log: Logger, maker: IndexMaker<Index>) {
    this.#source = source;
    this.#now = now;
    this.#log = log;
    this.#maker = maker;
  }

  /** The newest index that is built; it looks for changes of the catalogue at most every two seconds. */
  async index(): Promise<Index> {
    if (!this.#built) await (this.#reading ??= this.#read());
    if (!this.#built) return (await this.refresh()).index;
    const nowMs = performance.now();
    if (nowMs - this.#checkedAtMs > CHECK_EVERY_MS) {
      this.#checkedAtMs = nowMs;
      this.refresh().catch((error: unknown) => this.#log.error({ error }, 'the search index could not be renewed'));
    }
    return this.#built.index;
  }

  /** Builds the index anew if the catalogue has changed; a caller while it is being built waits for the same. */
  refresh(): Promise<Built<Index>> {
    this.#building ??= this.#renew().finally(() => (this.#building = undefined));
    return this.#building;
  }

  async #read(): Promise<void> {
    try {
      const index = await this.#maker.read?.();
      if (index !== undefined) this.#built ??= { key: '', index };
    } catch (error) {
      this.#log.error({ error }, 'the stored search index could not be read, so that it is built again');
    }
  }

  async #renew(): Promise<Built<Index>> {
    const now = this.#now();
    const key = `${await this.#source.revision()} ${now.toISOString().slice(0, 10)}`;
    this.#checkedAtMs = performance.now();
    if (this.#built?.key !== key) this.#built = { key, index: await this.#maker.build(this.#source, now, key) };
    return this.#built;
  }
}
