import { textsOf } from '../texts/texts.ts';
import type { DocumentRequest } from './document-request.ts';
import { colours } from './pdf/branded-pdf.ts';
import type { TextBox, Writer } from './pdf/writer.ts';

/** A text of the documents without a placeholder. */
export type Title = Exclude<keyof ReturnType<typeof textsOf<'documents'>>, 'weightOf'>;

export const headingStyle = { face: 'strong', size: 7.5, spacing: 1.2, colour: colours.stone } as const;
export const spaceBelowHeading = 4;

/** Returns the text of a heading, in capitals. */
export const headingText = (title: Title, { locale }: DocumentRequest): string =>
  textsOf('documents', locale)[title].toLocaleUpperCase(locale);

/** Writes a heading and returns where its text begins. */
export const writeHeading = (writer: Writer, title: Title, request: DocumentRequest, place: TextBox): number =>
  writer.write('H2', headingText(title, request), place, headingStyle) + spaceBelowHeading;
