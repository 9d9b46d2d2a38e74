import DxfParser from 'dxf-parser';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/** What readers of each kind of file find wrong in it, in words; by the end of its name. */
const readers: Readonly<Record<string, (bytes: Uint8Array, language: string) => string[] | Promise<string[]>>> = {
  pdf: pdfFaults,
  dxf: dxfFaults,
  glb: glbFaults,
  svg: svgFaults,
};

/** What is wrong with a file of the shop once it is opened; `language` is the one that it should be in, `en` or `fr`. */
export async function openedFaults(path: string, bytes: Uint8Array, language: string): Promise<string[]> {
  const read = readers[path.split('.').pop() ?? ''];
  if (!read) return ['is of a kind that nobody opens'];
  try {
    return await read(bytes, language);
  } catch (error) {
    return [`does not open: ${String(error)}`];
  }
}

/** The words of a PDF file, with one space between them. */
export async function pdfWords(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** The names in an archive and how long each file in it is. */
export const archiveLengths = (bytes: Uint8Array): ReadonlyMap<string, number> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, entry]) => [name, entry.length]));

async function pdfFaults(bytes: Uint8Array, language: string): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes);
  const { info } = await pdf.getMetadata();
  const { Title, Author, Language } = info as { Title?: string; Author?: string; Language?: string };
  const { text } = await extractText(pdf);
  const empty = text.flatMap((each, index) =>
    each.trim().length > 100 ? [] : [`page ${index + 1} says next to nothing`],
  );
  await pdf.loadingTask.destroy();
  return [
    ...empty,
    ...(Language?.startsWith(language) ? [] : [`says that it is in ${Language}`]),
    ...(Title && Author ? [] : ['has no title or no author']),
    ...(text.some((each) => each.includes('\uFFFD') || each.includes('\0')) ? ['has signs that its font lacks'] : []),
  ];
}

const MILLIMETRES = 4;

function dxfFaults(bytes: Uint8Array): string[] {
  const drawing = new DxfParser().parseSync(new TextDecoder().decode(bytes));
  return [
    ...(drawing?.header.$INSUNITS === MILLIMETRES ? [] : ['does not say that it is in millimetres']),
    ...(drawing?.entities.some(({ layer }) => layer === 'OUTLINE') ? [] : ['shows no outline']),
    ...(drawing?.entities.some(({ layer }) => layer === 'DIMENSION') ? [] : ['has no dimension']),
  ];
}

function glbFaults(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const json = new TextDecoder().decode(bytes.subarray(20, 20 + view.getUint32(12, true)));
  const { meshes = [] } = JSON.parse(json) as { meshes?: unknown[] };
  return [
    ...(view.getUint32(8, true) === bytes.byteLength ? [] : ['is not as long as it says']),
    ...(meshes.length > 0 ? [] : ['shows nothing']),
  ];
}

function svgFaults(bytes: Uint8Array, language: string): string[] {
  const text = new TextDecoder().decode(bytes).trim();
  return [
    ...(text.endsWith('</svg>') ? [] : ['breaks off']),
    ...(text.includes('<title') ? [] : ['has no title']),
    ...(text.includes(` lang="${language}-`) ? [] : ['does not say its language']),
  ];
}
