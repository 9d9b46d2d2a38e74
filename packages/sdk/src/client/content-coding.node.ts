import * as zlib from 'node:zlib';
import { Unreadable } from './send.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Decode = (
  bytes: Bytes,
  options: { readonly maxOutputLength: number },
  done: (problem: Error | null, decoded: Bytes) => void,
) => void;

// Node 20 has no zstd
const decoders: ReadonlyMap<string, Decode | undefined> = new Map([
  ['zstd', (zlib as Partial<typeof zlib>).zstdDecompress],
  ['br', zlib.brotliDecompress],
  ['gzip', zlib.gunzip],
  ['deflate', zlib.inflate],
]);

/** The codings that a body may come in, as `Accept-Encoding` names them. */
export const acceptedCodings = [...decoders].flatMap(([name, decode]) => (decode ? [name] : [])).join(', ');

/**
 * A body without the codings that `Content-Encoding` names.
 *
 * @param mostBytes what it may have then
 */
export async function decoded(body: Bytes, codings: string, mostBytes: number): Promise<Bytes> {
  let bytes = body;
  for (const coding of codings.toLowerCase().split(',').reverse()) {
    const decode = decoders.get(coding.trim());
    if (!decode) throw new Unreadable('content coding');
    bytes = await decodedWith(decode, bytes, mostBytes);
  }
  return bytes;
}

const decodedWith = (decode: Decode, body: Bytes, mostBytes: number): Promise<Bytes> =>
  new Promise((resolve, reject) => {
    decode(body, { maxOutputLength: mostBytes }, (problem, bytes) => {
      if (!problem) resolve(bytes);
      else reject('code' in problem && problem.code === 'ERR_BUFFER_TOO_LARGE' ? new Unreadable('too large') : problem);
    });
  });
