/** What may be uploaded, by the bytes that such a file begins with. */
const beginnings: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'application/pdf': (bytes) => begins(bytes, '%PDF-'),
  'image/jpeg': (bytes) => begins(bytes, '\u00ff\u00d8\u00ff'),
  'image/png': (bytes) => begins(bytes, '\u0089PNG\r\n\u001a\n'),
  'image/webp': (bytes) => begins(bytes, 'RIFF') && begins(bytes.subarray(8), 'WEBP'),
  'image/heic': (bytes) => ['ftyphei', 'ftypmif1'].some((brand) => begins(bytes.subarray(4), brand)),
};

const suffixes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
};

/** The name of a file of a type that is taken in, with a suffix of that type: what a computer opens it by. */
export function nameOfType(name: string, type: string): string {
  const [suffix, ...others] = suffixes[type] ?? [''];
  return [suffix, ...others].some((each) => name.toLowerCase().endsWith(each)) ? name : name + suffix;
}

/** The types that are taken in. */
export const uploadTypes: readonly string[] = Object.keys(beginnings);

/** Whether a file is of a type that is taken in, and what it says it is. */
export function isOfType(type: string, bytes: Uint8Array): boolean {
  const hasBeginning = Object.hasOwn(beginnings, type) ? beginnings[type] : undefined;
  return hasBeginning?.(bytes) ?? false;
}

const begins = (bytes: Uint8Array, text: string): boolean =>
  String.fromCharCode(...bytes.subarray(0, text.length)) === text;
