import type { Files } from '@basin/gateway/engine';
import { decode } from './decode.ts';

/** What is kept of the pictures. */
export interface Pictures {
  readonly pictures: Readonly<Record<string, string>>;
  readonly pictureOf: Readonly<Record<string, string>>;
}

const headers = { 'Content-Type': 'image/webp', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Serves one small picture for each product and finish, in one size, whatever size is asked for; other files are missing. */
export const smallPictures = ({ pictures, pictureOf }: Pictures): Files => ({
  fetch({ url }) {
    const [, name = ''] = /^\/is\/image\/[^/]+\/([^/:]+)/.exec(new URL(url).pathname) ?? [];
    const picture = pictures[pictureOf[decodeURIComponent(name)] ?? ''];
    if (picture === undefined) return new Response('There is no such file.', { status: 404 });
    return new Response(decode(picture), { headers });
  },
  close: () => Promise.resolve(),
});
