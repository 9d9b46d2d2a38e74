import { invalidField, invalidOperation } from '../http/http-problem.ts';
import type { LineDraft } from './draft.ts';

const LINE_LIMIT = 500;
const QUANTITY_LIMIT = 999_999;

/** The lines as they are. @throws {HttpProblem} 400 when they are too many, or one has too many units */
export function withinLimits(lines: readonly LineDraft[]): readonly LineDraft[] {
  if (lines.length > LINE_LIMIT) throw invalidOperation(`A cart holds at most ${LINE_LIMIT} lines.`);
  const large = lines.find(({ quantity }) => quantity > QUANTITY_LIMIT);
  if (large) throw invalidField('quantity', large.quantity, `A line holds at most ${QUANTITY_LIMIT} units.`);
  return lines;
}
