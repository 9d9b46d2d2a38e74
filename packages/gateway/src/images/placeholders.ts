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
  return { of, all: async () => Object.fromEntries((await Promise.all((await masters.names()).map(named))).flat()) };
}
