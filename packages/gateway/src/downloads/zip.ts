import { parse as dispositionFrom } from 'content-disposition';
import { zip, type AsyncZippable } from 'fflate';
import { invalidField } from '../http/http-problem.ts';
import type { OwnFiles } from './own-files.ts';

const MOST_BYTES = 100 * 1024 * 1024;

/**
 * An archive of files of the shop; two of one name stand side by side.
 *
 * @throws {HttpProblem} 400 for an address that is not of the shop, a file that does not exist, or more than 100 MB
 */
export async function zipOf(addresses: readonly string[], ownFiles: OwnFiles): Promise<Blob> {
  const entries: AsyncZippable = {};
  let length = 0;
  for (const address of new Set(addresses)) {
    const { name, bytes } = await fileAt(address, ownFiles);
    length += bytes.length;
    if (length > MOST_BYTES) throw invalidField('files', address, 'The archive would be larger than 100 MB.');
    entries[freeName(name, entries)] = bytes;
  }
  return new Blob([await zipped(entries)], { type: 'application/zip' });
}

async function fileAt(address: string, ownFiles: OwnFiles): Promise<{ name: string; bytes: Uint8Array }> {
  const url = URL.parse(address);
  const response = await (url && ownFiles(url));
  if (!url || !response?.ok) throw invalidField('files', address, `There is no file of the shop at '${address}'.`);
  return { name: nameFrom(response, url), bytes: await response.bytes() };
}

const suffixes: ReadonlyMap<string, string> = new Map([
  ['application/pdf', '.pdf'],
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
  ['image/webp', '.webp'],
]);

/** The name that the answer gives the file, else the last part of its address; with a suffix of its type when it has none. */
function nameFrom({ headers }: Response, { pathname }: URL): string {
  const { filename } = dispositionFrom(headers.get('content-disposition') ?? '').parameters;
  const given = filename ?? decodeURIComponent(pathname.split('/').at(-1) ?? '');
  // no folders, and no name that means one
  const name = given.replaceAll(/[/\\\p{Cc}]/gu, '').replace(/^\.+/, '') || 'file';
  return name.includes('.') ? name : name + (suffixes.get(headers.get('content-type') ?? '') ?? '');
}

function freeName(name: string, taken: object): string {
  if (!Object.hasOwn(taken, name)) return name;
  const [, stem = name, suffix = ''] = /^(.+?)(\.\w+)?$/.exec(name) ?? [];
  for (let count = 2; ; count++)
    if (!Object.hasOwn(taken, `${stem}-${count}${suffix}`)) return `${stem}-${count}${suffix}`;
}

/** Pictures and PDF are compressed already: level 1 costs little and helps the drawings. */
const zipped = (entries: AsyncZippable): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) =>
    zip(entries, { level: 1 }, (problem, bytes) => (problem ? reject(problem) : resolve(Uint8Array.from(bytes)))),
  );
