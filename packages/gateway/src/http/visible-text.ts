import { invisibleCharacter } from '@basin/domain';
import { invalidField } from './http-problem.ts';

/**
 * Rejects text with invisible characters, which could mislead on labels and in e-mails.
 *
 * @throws {HttpProblem} 400 that names the member and the character
 */
export function expectVisibleText(field: string, text: string): void {
  const found = invisibleCharacter(text);
  if (found !== undefined)
    throw invalidField(field, nameOf(found), `${field}: ${nameOf(found)} is an invisible character.`);
}

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
