import { parse as dispositionFrom } from 'content-disposition';
import { zip, type AsyncZippable } from 'fflate';
import { invalidField } from '../http/http-problem.ts';
import type { FetchShopFile } from './shop-files.ts';

const maxBytes = 100 * 1024 * 1024;

/**
 * Creates an archive of files of the shop. Files with the same name get a number.
 *
 * @throws {HttpProblem} 400 for a foreign URL, a missing file, or more than 100 MB
 */
export async function zipFiles(addresses: readonly string[], fetchShopFile: FetchShopFile): Promise<Blob> {
  const entries: AsyncZippable = {};
  let length = 0;
  for (const address of new Set(addresses)) {
    const { name, bytes } = await fileAt(address, fetchShopFile);
    length += bytes.length;
    if (length > maxBytes) throw invalidField('files', address, 'The archive would be larger than 100 MB.');
    entries[uniqueName(name, entries)] = bytes;
  }
  return new Blob([await compress(entries)], { type: 'application/zip' });
}

async function fileAt(address: string, fetchShopFile: FetchShopFile): Promise<{ name: string; bytes: Uint8Array }> {
  const url = URL.parse(address);
  const response = await (url && fetchShopFile(url));
  if (!url || !response?.ok) throw invalidField('files', address, `The shop has no file at '${address}'.`);
  return { name: nameFrom(response, url), bytes: await response.bytes() };
}

const suffixes: ReadonlyMap<string, string> = new Map([
  ['application/pdf', '.pdf'],
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
  ['image/webp', '.webp'],
]);

/**
 * Returns the file name of the response, or the last segment of the URL, with a suffix for its type when it has none.
 */
function nameFrom({ headers }: Response, { pathname }: URL): string {
  const { filename } = dispositionFrom(headers.get('content-disposition') ?? '').parameters;
  const given = filename ?? decoded(pathname.split('/').at(-1) ?? '');
  // no relative path, folder separators or other characters that Windows rejects
  const name =
    given
      .replaceAll(/\p{Cc}/gu, '')
      .replaceAll(/[/\\:*?"<>|]/g, '-')
      .replace(/^\.+/, '') || 'file';
  return name.includes('.') ? name : name + (suffixes.get(headers.get('content-type') ?? '') ?? '');
}

/** Returns a URL segment decoded, or as it is when it has a malformed escape. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function uniqueName(name: string, taken: object): string {
  if (!Object.hasOwn(taken, name)) return name;
  const [, stem = name, suffix = ''] = /^(.+?)(\.\w+)?$/.exec(name) ?? [];
  for (let count = 2; ; count++)
    if (!Object.hasOwn(taken, `${stem}-${count}${suffix}`)) return `${stem}-${count}${suffix}`;
}

/** Uses level 1, because pictures and PDFs are already compressed and only drawings shrink. */
const compress = (entries: AsyncZippable): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) =>
    zip(entries, { level: 1 }, (problem, bytes) => (problem ? reject(problem) : resolve(new Uint8Array(bytes)))),
  );
