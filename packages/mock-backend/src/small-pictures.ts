import type { FileServer } from '@basin/gateway/engine';
import { decode } from './decode.ts';

/** The pictures of the shop data. */
export interface Pictures {
  readonly pictures: Readonly<Record<string, string>>;
  readonly pictureOf: Readonly<Record<string, string>>;
}

const headers = { 'Content-Type': 'image/webp', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Serves one small picture for each product and finish, whatever size is requested, and 404 for other files. */
export const smallPictures = ({ pictures, pictureOf }: Pictures): FileServer => ({
  fetch({ url }) {
    const [, name = ''] = /^\/is\/image\/[^/]+\/([^/:]+)/.exec(new URL(url).pathname) ?? [];
    const picture = pictures[pictureOf[name] ?? ''];
    if (picture === undefined) return new Response('File not found.', { status: 404 });
    return new Response(decode(picture), { headers });
  },
  close: () => Promise.resolve(),
});
