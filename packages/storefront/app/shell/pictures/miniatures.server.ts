import type { Fetch } from '@basin/sdk';
import * as z from 'zod';

/** The miniature of a picture as a data URL of at most 400 bytes; undefined until it is known. */
export type Miniatures = (account: string, name: string) => string | undefined;

const MOST = 2_000;

/** What the image service says of a picture. */
const answerSchema = z.object({
  placeholder: z
    .string()
    .max(400)
    .regex(/^data:image\/webp;base64,[\w+/=]+$/),
});

/**
 * Miniatures that stand in the place of large pictures until those are there. No page waits for one: the first that asks
 * goes without, and the image service is asked behind its back.
 */
export function createMiniatures(given: {
  readonly imagesUrl: string;
  readonly fetch: Fetch;
  readonly onFailure: (problem: unknown) => void;
}): Miniatures {
  const known = new Map<string, string | undefined>();
  const ask = async (path: string) => {
    const response = await given.fetch(new Request(`${given.imagesUrl}/is/placeholders/${path}`));
    if (response.ok) known.set(path, answerSchema.parse(await response.json()).placeholder);
  };
  return (account, name) => {
    const path = `${account}/${encodeURIComponent(name)}`;
    if (!known.has(path) && known.size < MOST) {
      known.set(path, undefined);
      ask(path).catch((error: unknown) => {
        known.delete(path);
        given.onFailure(error);
      });
    }
    return known.get(path);
  };
}
