import { fileURLToPath } from 'node:url';
import { localeTag, type Locale } from '@basin/domain';
import PDFDocument from 'pdfkit';

const face = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}.ttf`));

/** Whole typefaces, with the letters of all languages in Latin script: a page asks for more as it needs them, a PDF cannot. */
export const faces = {
  display: face('newsreader/300Light/Newsreader_300Light'),
  italic: face('newsreader/300Light_Italic/Newsreader_300Light_Italic'),
  text: face('hanken-grotesk/400Regular/HankenGrotesk_400Regular'),
  strong: face('hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold'),
} as const;
export type Face = keyof typeof faces;

export const colours = { ink: '#1b1a18', stone: '#6a645b', hairline: '#cfc9be', accent: '#8c6a3a' } as const;

/** US Letter, in points. */
export const page = { width: 612, height: 792, margin: 46, bottom: 732 } as const;
export const columnWidth = page.width - 2 * page.margin;

/** What a PDF is about, for its reader's window and its library. */
export interface About {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly locale: Locale;
  /** A PDF of the same content is the same, byte for byte. */
  readonly made: Date;
}

/** A tagged PDF in the shop's typefaces, with its first page. */
export function createHousePdf({ title, subject, author, locale, made }: About): PDFKit.PDFDocument {
  const options = {
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: localeTag(locale),
    info: { Title: title, Subject: subject, Author: author, Creator: 'Basin', CreationDate: made, ModDate: made },
  };
  // the types of 0.17 do not know PDF/UA, the library does
  const pdf = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
  for (const [name, path] of Object.entries(faces)) pdf.registerFont(name, path);
  return pdf;
}

/** A text in characters that the typefaces have: they know no narrow space. */
export const typeset = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** The finished file. */
export async function finished(pdf: PDFKit.PDFDocument): Promise<Buffer> {
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
