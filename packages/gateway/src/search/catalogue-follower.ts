import type { Logger } from '../log.ts';
import { buildCatalogueIndex, type CatalogueIndex } from './catalogue-index.ts';
import type { CatalogueSource } from './catalogue-source.ts';

const CHECK_EVERY_MS = 2_000;

interface Built {
  readonly index: CatalogueIndex;
  /** The catalogue's revision and the day: what is discontinued and on sale changes with both. */
  readonly key: string;
}

/** Keeps an index as new as the catalogue. While a newer one is built the older one answers. */
export class CatalogueFollower {
  readonly #source: CatalogueSource;
  readonly #now: () => Date;
  readonly #log: Logger;
  #built: Promise<Built> | undefined;
  #checkedAtMs = -Infinity;

  constructor(source: CatalogueSource, now: () => Date, log: Logger) {
    this.#source = source;
    this.#now = now;
    this.#log = log;
  }

  /** The newest index that is built; it looks for changes of the catalogue at most every two seconds. */
  async index(): Promise<CatalogueIndex> {
    const nowMs = performance.now();
    if (this.#built && nowMs - this.#checkedAtMs > CHECK_EVERY_MS) {
      this.#checkedAtMs = nowMs;
      this.refresh().catch((error: unknown) => this.#log.error({ error }, 'the search index could not be renewed'));
    }
    this.#built ??= this.#build().catch((error: unknown) => {
      this.#built = undefined;
      throw error;
    });
    return (await this.#built).index;
  }

  /** Builds the index anew if the catalogue has changed. */
  async refresh(): Promise<void> {
    if ((await this.#built)?.key === (await this.#key())) return;
    const built = await this.#build();
    this.#built = Promise.resolve(built);
  }

  async #build(): Promise<Built> {
    const key = await this.#key();
    return { key, index: await buildCatalogueIndex(this.#source, this.#now()) };
  }

  async #key(): Promise<string> {
    return `${await this.#source.revision()} ${this.#now().toISOString().slice(0, 10)}`;
  }
}
