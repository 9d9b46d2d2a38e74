import { colours, page } from '../pdf/branded-pdf.ts';
import type { Writer } from '../pdf/writer.ts';
import { textsOf } from '../../texts/texts.ts';
import type { DocumentRequest } from '../document-request.ts';
import { FIELDS_TOP, halves } from './layout.ts';

const LINE_HEIGHT = 26;
const LABEL_WIDTH = 52;

/** Writes blank fields for the project, room, finish and quantity. */
export function writeProjectFields(writer: Writer, { locale }: DocumentRequest): void {
  const { project, room, finish, quantity } = textsOf('documents', locale);
  writer.rule(FIELDS_TOP);
  const label = { size: 7.5, colour: colours.stone };
  for (const [index, name] of [project, room, finish, quantity].entries()) {
    const { x, width } = index % 2 === 0 ? halves[0] : halves[1];
    const y = FIELDS_TOP + 14 + Math.floor(index / 2) * LINE_HEIGHT;
    writer.write('P', name, { x, y, width: LABEL_WIDTH }, label);
    writer.rule(Math.min(y + 11, page.bottom), colours.stone, { x: x + LABEL_WIDTH, width: width - LABEL_WIDTH });
  }
}
