import type { WorkQueue } from '../http/work-queue.ts';
import type { Master, Masters } from './master.ts';
import { remember } from './remember.ts';
import { renderPlaceholder, type Placeholder, type SmallPlate } from './render-image.ts';

/** Sizes and miniatures of pictures; each is made once for each content. */
export interface Placeholders {
  readonly of: (master: Master) => Promise<Placeholder>;
  /** Those of all pictures by name. */
  readonly all: () => Promise<Record<string, Placeholder>>;
}

export function createPlaceholders(masters: Masters, queue: WorkQueue): Placeholders {
  const once = remember<Placeholder>();
  const plates = remember<SmallPlate>();
  const of = (master: Master) => once(master.hash, () => queue(() => renderPlaceholder(master, plates)));
  const named = async (name: string) => {
    const master = await masters.find(name);
    return master ? [[name, await of(master)] as const] : [];
  };
  return { of, all: async () => Object.fromEntries((await Promise.all((await masters.names()).map(named))).flat()) };
}
