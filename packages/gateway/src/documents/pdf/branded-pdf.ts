import { fileURLToPath } from 'node:url';
import { localeTag, type Locale } from '@basin/domain';
import PDFDocument from 'pdfkit';

const face = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}.ttf`));

/** Complete fonts for all languages in Latin script, because a PDF cannot load subsets on demand as a page does. */
export const faces = {
  display: face('newsreader/300Light/Newsreader_300Light'),
  italic: face('newsreader/300Light_Italic/Newsreader_300Light_Italic'),
  text: face('hanken-grotesk/400Regular/HankenGrotesk_400Regular'),
  strong: face('hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold'),
} as const;
export type Face = keyof typeof faces;

export const colours = { ink: '#1b1a18', stone: '#6a645b', hairline: '#cfc9be', accent: '#8c6a3a' } as const;

/** A US Letter page, in points. */
export const page = { width: 612, height: 792, margin: 46, bottom: 732 } as const;
export const columnWidth = page.width - 2 * page.margin;

/** The metadata of a PDF. */
export interface PdfMetadata {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly locale: Locale;
  /** The creation date; explicit, so that PDFs with the same content are identical, byte for byte. */
  readonly date: Date;
}

/** Creates a tagged PDF in the shop's fonts, with its first page. */
export function createBrandedPdf({ title, subject, author, locale, date }: PdfMetadata): PDFKit.PDFDocument {
  const options = {
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: localeTag(locale),
    info: { Title: title, Subject: subject, Author: author, Creator: 'Basin', CreationDate: date, ModDate: date },
  };
  // the types of 0.17 lack PDF/UA, which the library supports
  const pdf = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
  for (const [name, path] of Object.entries(faces)) pdf.registerFont(name, path);
  return pdf;
}

/** Characters that the fonts lack, with the nearest ones that they have. */
const substitutes: readonly (readonly [RegExp, string])[] = [
  [/[\u2009\u202f]/g, '\u00a0'], // thin and narrow spaces
  [/[\u2010\u2011]/g, '-'],
  [/\u200b|\u200c|\u200d|\ufe0f/g, ''], // invisible characters
  [/[\u02bb\u02bc\u2032]/g, '’'],
  [/\u2033/g, '"'],
];
/** Raised letters and fractions, which have a plain form. */
const decorated = /[\u02b0-\u02b8\u1d2c-\u1d6a\u2071\u207f\u2150-\u215e]/g;

/** Replaces characters that the fonts do not have, such as those of shoppers' texts. */
export const printable = (text: string): string =>
  substitutes
    .reduce((result, [pattern, substitute]) => result.replaceAll(pattern, substitute), text)
    .replaceAll(decorated, (character) => character.normalize('NFKC'));

/** Ends the document and returns its bytes. */
export async function collectBytes(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
