/** A file that a call answers with; the name comes from `Content-Disposition`. */
export interface FileReply {
  readonly blob: Blob;
  readonly filename: string;
}

/** A whole answer, as far as a file is read from it. */
export interface FileAnswer {
  /** A header by its name in lower case. */
  readonly header: (name: string) => string | null;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Returns the file of an answer, or undefined when it is empty. */
export type ReadFile = (answer: FileAnswer) => FileReply | undefined;

/** What an entry says whose reply is a file. Its reader travels with it: most pages have no such call. */
export const fileReply: { readonly reply: 'blob'; readonly readFile: ReadFile } = { reply: 'blob', readFile };

/** The file of an answer under the name that the answer gives it; undefined when it is empty. */
function readFile({ header, body }: FileAnswer): FileReply | undefined {
  if (body.byteLength === 0) return undefined;
  const type = header('content-type') ?? 'application/octet-stream';
  return { blob: new Blob([body], { type }), filename: filenameFrom(header('content-disposition')) };
}

/** @see wire reference 73: the encoded name before the plain one. */
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
