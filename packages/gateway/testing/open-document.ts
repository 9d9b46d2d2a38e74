import DxfParser from 'dxf-parser';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/** By file extension, a function that opens a file and returns a description of each problem. */
const checkers: Readonly<Record<string, (bytes: Uint8Array, language: string) => string[] | Promise<string[]>>> = {
  pdf: pdfProblems,
  dxf: dxfProblems,
  glb: glbProblems,
  svg: svgProblems,
};

/** Opens a file of the shop and returns its problems. `language` is the expected one, `en` or `fr`. */
export async function documentProblems(path: string, bytes: Uint8Array, language: string): Promise<string[]> {
  const check = checkers[path.split('.').pop() ?? ''];
  if (!check) return ['has an unknown extension'];
  try {
    return await check(bytes, language);
  } catch (error) {
    return [`does not open: ${String(error)}`];
  }
}

/** The text of a PDF file, with single spaces between words. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** The size in bytes of each file in a ZIP archive, by name. */
export const archiveSizes = (bytes: Uint8Array): ReadonlyMap<string, number> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, entry]) => [name, entry.length]));

async function pdfProblems(bytes: Uint8Array, language: string): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes);
  const { info } = await pdf.getMetadata();
  const { Title, Author, Language } = info as { Title?: string; Author?: string; Language?: string };
  const { text } = await extractText(pdf);
  const empty = text.flatMap((each, index) =>
    each.trim().length > 100 ? [] : [`page ${index + 1} has almost no text`],
  );
  await pdf.loadingTask.destroy();
  return [
    ...empty,
    ...(Language?.startsWith(language) ? [] : [`has the language ${Language} instead of ${language}`]),
    ...(Title && Author ? [] : ['has no title or no author']),
    ...(text.some((each) => each.includes('\uFFFD') || each.includes('\0'))
      ? ['has characters that its font lacks']
      : []),
  ];
}

const millimetres = 4;

function dxfProblems(bytes: Uint8Array): string[] {
  const drawing = new DxfParser().parseSync(new TextDecoder().decode(bytes));
  return [
    ...(drawing?.header.$INSUNITS === millimetres ? [] : ['does not declare millimetres as its unit']),
    ...(drawing?.entities.some(({ layer }) => layer === 'OUTLINE') ? [] : ['has no outline']),
    ...(drawing?.entities.some(({ layer }) => layer === 'DIMENSION') ? [] : ['has no dimension']),
  ];
}

function glbProblems(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const json = new TextDecoder().decode(bytes.subarray(20, 20 + view.getUint32(12, true)));
  const { meshes = [] } = JSON.parse(json) as { meshes?: unknown[] };
  return [
    ...(view.getUint32(8, true) === bytes.byteLength ? [] : ['does not have the length that its header declares']),
    ...(meshes.length > 0 ? [] : ['has no mesh']),
  ];
}

function svgProblems(bytes: Uint8Array, language: string): string[] {
  const text = new TextDecoder().decode(bytes).trim();
  return [
    ...(text.endsWith('</svg>') ? [] : ['is truncated']),
    ...(text.includes('<title') ? [] : ['has no title']),
    ...(text.includes(` lang="${language}-`) ? [] : ['does not declare its language']),
  ];
}
