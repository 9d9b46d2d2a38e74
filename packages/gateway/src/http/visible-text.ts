import { unseenCharacter } from '@basin/domain';
import { invalidField } from './http-problem.ts';

/**
 * Refuses text that is not what it looks like, on a label and in the mail of who serves customers.
 *
 * @throws {HttpProblem} 400 that names the member and the character
 */
export function expectVisibleText(field: string, text: string): void {
  const found = unseenCharacter(text);
  if (found !== undefined) throw invalidField(field, nameOf(found), `${field}: ${nameOf(found)} cannot be seen.`);
}

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
