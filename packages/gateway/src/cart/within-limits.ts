import { invalidField, invalidOperation } from '../http/http-problem.ts';
import type { LineDraft } from './draft.ts';

const LINE_LIMIT = 500;
const QUANTITY_LIMIT = 999_999;

/** Returns the lines unchanged. @throws {HttpProblem} 400 for too many lines or too many units of a line */
export function checkLimits(lines: readonly LineDraft[]): readonly LineDraft[] {
  if (lines.length > LINE_LIMIT) throw invalidOperation(`A cart holds at most ${LINE_LIMIT} lines.`);
  const large = lines.find(({ quantity }) => quantity > QUANTITY_LIMIT);
  if (large) throw invalidField('quantity', large.quantity, `A line holds at most ${QUANTITY_LIMIT} units.`);
  return lines;
}
