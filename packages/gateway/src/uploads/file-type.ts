/** The accepted file types, with the check of their magic bytes. */
const signatures: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'application/pdf': (bytes) => startsWith(bytes, '%PDF-'),
  'image/jpeg': (bytes) => startsWith(bytes, '\u00ff\u00d8\u00ff'),
  'image/png': (bytes) => startsWith(bytes, '\u0089PNG\r\n\u001a\n'),
  'image/webp': (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP'),
  'image/heic': (bytes) => ['ftyphei', 'ftypmif1'].some((brand) => startsWith(bytes.subarray(4), brand)),
};

const suffixes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic', '.heif'],
};

/** Returns a file name with a suffix of the given accepted type, appending one if necessary. */
export function fileNameForType(name: string, type: string): string {
  const [suffix, ...others] = suffixes[type] ?? [''];
  return [suffix, ...others].some((each) => name.toLowerCase().endsWith(each)) ? name : name + suffix;
}

/** The accepted media types. */
export const uploadTypes: readonly string[] = Object.keys(signatures);

/** Whether a media type is accepted and the file's content matches it. */
export function hasContentOfType(type: string, bytes: Uint8Array): boolean {
  const hasSignature = Object.hasOwn(signatures, type) ? signatures[type] : undefined;
  return hasSignature?.(bytes) ?? false;
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  String.fromCharCode(...bytes.subarray(0, text.length)) === text;
