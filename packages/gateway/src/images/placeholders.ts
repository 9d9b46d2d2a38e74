import type { WorkQueue } from '../work-queue.ts';
import type { Masters } from './masters.ts';
import { remember } from './remember.ts';
import { renderPlaceholder, type Placeholder } from './render-image.ts';

/** Sizes and miniatures of all pictures by name; each is made once for each content. */
export function createPlaceholders(masters: Masters, queue: WorkQueue): () => Promise<Record<string, Placeholder>> {
  const once = remember<Placeholder>();
  const placeholderOf = async (name: string) => {
    const master = await masters.find(name);
    if (!master) return [];
    const placeholder = once(master.hash, () => queue(async () => renderPlaceholder(await master.read())));
    return [[name, await placeholder] as const];
  };
  return async () => Object.fromEntries((await Promise.all((await masters.names()).map(placeholderOf))).flat());
}
