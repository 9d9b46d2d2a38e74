import { invalidField, invalidOperation } from '../http/http-problem.ts';
import type { LineDraft } from './draft.ts';

const lineLimit = 500;
const quantityLimit = 999_999;

/** Returns the lines unchanged. @throws {HttpProblem} 400 for too many lines or too many units of a line */
export function checkLimits(lines: readonly LineDraft[]): readonly LineDraft[] {
  if (lines.length > lineLimit) throw invalidOperation(`A cart holds at most ${lineLimit} lines.`);
  const large = lines.find(({ quantity }) => quantity > quantityLimit);
  if (large) throw invalidField('quantity', large.quantity, `A line holds at most ${quantityLimit} units.`);
  return lines;
}
