import type { WorkQueue } from '../http/work-queue.ts';
import type { Master, Masters } from './master.ts';
import { memoizeByKey } from './memoize-by-key.ts';
import { renderPlaceholder, type Placeholder, type MaskedThumbnail } from './render-image.ts';

/** Sizes and placeholders of pictures; each is rendered once per content. */
export interface Placeholders {
  readonly of: (master: Master) => Promise<Placeholder>;
  /** The placeholders of all pictures by name. */
  readonly all: () => Promise<Record<string, Placeholder>>;
}

export function createPlaceholders(masters: Masters, queue: WorkQueue): Placeholders {
  const once = memoizeByKey<Placeholder>();
  const thumbnails = memoizeByKey<MaskedThumbnail>();
  const of = (master: Master) => once(master.hash, () => queue(() => renderPlaceholder(master, thumbnails)));
  const named = async (name: string) => {
    const master = await masters.find(name);
    return master ? [[name, await of(master)] as const] : [];
  };
  return {
    of,
    async all() {
      const found: (readonly [string, Placeholder])[] = [];
      // one by one, because the queue has no room for all, and shoppers' pictures wait in it too
      for (const name of await masters.names()) found.push(...(await named(name)));
      return Object.fromEntries(found);
    },
  };
}
