import { colours, page } from '../pdf/branded-pdf.ts';
import type { Writer } from '../pdf/writer.ts';
import { textsOf } from '../../texts/texts.ts';
import type { DocumentRequest } from '../document-request.ts';
import { fieldsTop, halves } from './layout.ts';

const lineHeight = 26;
const labelWidth = 52;

/** Writes blank fields for the project, room, finish and quantity. */
export function writeProjectFields(writer: Writer, { locale }: DocumentRequest): void {
  const { project, room, finish, quantity } = textsOf('documents', locale);
  writer.rule(fieldsTop);
  const label = { size: 7.5, colour: colours.stone };
  for (const [index, name] of [project, room, finish, quantity].entries()) {
    const { x, width } = index % 2 === 0 ? halves[0] : halves[1];
    const y = fieldsTop + 14 + Math.floor(index / 2) * lineHeight;
    writer.write('P', name, { x, y, width: labelWidth }, label);
    writer.rule(Math.min(y + 11, page.bottom), colours.stone, { x: x + labelWidth, width: width - labelWidth });
  }
}
