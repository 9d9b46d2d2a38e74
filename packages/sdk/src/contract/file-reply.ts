/** A file that a call returns; the name comes from `Content-Disposition`. */
export interface FileReply {
  readonly blob: Blob;
  readonly filename: string;
}

/** The parts of a response from which a file is read. */
export interface FileResponse {
  /** Returns a header by its lower-case name. */
  readonly header: (name: string) => string | null;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Returns the file in a response, or undefined when it is empty. */
export type ReadFile = (response: FileResponse) => FileReply | undefined;

/**
 * The members of an entry whose response is a file. The reader is part of them, because most pages have no such call.
 */
export const fileReply: { readonly reply: 'blob'; readonly readFile: ReadFile } = { reply: 'blob', readFile };

/** Returns the file in a response with the name in its headers; undefined when it is empty. */
function readFile({ header, body }: FileResponse): FileReply | undefined {
  if (body.byteLength === 0) return undefined;
  const type = header('content-type') ?? 'application/octet-stream';
  return { blob: new Blob([body], { type }), filename: filenameFrom(header('content-disposition')) };
}

/** The encoded name takes precedence over the plain one. @see wire reference 73 */
function filenameFrom(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]*)"|filename=([^;\s]+)/i.exec(disposition ?? '');
  const name = decoded(encoded) ?? plain?.[1] ?? plain?.[2] ?? '';
  return name.replaceAll(/[/\\\p{Cc}]/gu, '') || 'download.pdf';
}

function decoded(name: string | undefined): string | undefined {
  try {
    return name === undefined ? undefined : decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
