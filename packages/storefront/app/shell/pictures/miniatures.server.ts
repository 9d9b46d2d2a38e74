import type { Fetch } from '@basin/sdk';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';

/** Returns a picture's miniature as a data URL of at most 400 bytes, or undefined until it is loaded. */
export type Miniatures = (account: string, name: string) => string | undefined;

const max = 5_000;
const ttl = 3_600_000; // a picture can be replaced

/** The image service's response for a picture. */
const responseSchema = z.object({
  placeholder: z
    .string()
    .max(400)
    .regex(/^data:image\/webp;base64,[\w+/=]+$/),
});

/**
 * Creates the miniatures that stand in for large pictures while they load. No page waits for one: the first request
 * gets none and starts loading it in the background.
 */
export function createMiniatures(given: {
  readonly imagesUrl: string;
  readonly fetch: Fetch;
  /** Epoch ms. */
  readonly now: () => number;
  readonly onFailure: (problem: unknown) => void;
}): Miniatures {
  const known = new LRUCache<string, string>({ max, ttl, perf: { now: given.now }, ttlResolution: 0 });
  const ask = async (path: string) => {
    const response = await given.fetch(new Request(`${given.imagesUrl}/is/placeholders/${path}`));
    if (response.status >= 500) throw new Error(`The request for a miniature returned status ${response.status}.`);
    if (response.ok) known.set(path, responseSchema.parse(await response.json()).placeholder);
  };
  return (account, name) => {
    const path = `${account}/${encodeURIComponent(name)}`;
    if (!known.has(path)) {
      known.set(path, known.get(path, { allowStale: true }) ?? ''); // an old one is shown until the new one has loaded
      ask(path).catch((error: unknown) => {
        known.delete(path);
        given.onFailure(error);
      });
    }
    const miniature = known.get(path);
    return miniature === '' ? undefined : miniature;
  };
}
