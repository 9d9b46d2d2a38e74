import { hasCardNumber, isLongCardNumber } from '@basin/domain';
import { problem } from './http-problem.ts';

/** Members whose digits mean something else: identifiers and addresses. */
const notFreeText = /(?:sku|id|key|username|email|url|link|thumbnail|attachments|files)(?:\.\d+)?$/i;

/** Members that hold numbers of people and things, which pass the check by chance. */
const numbers = /(?:phone|postalCode|modelNumber|serialNumber|orderNumber)$/i;

/**
 * Rejects a card number in what people write freely: names, address lines, messages; among their other numbers one that is as long as
 * most cards' and begins as theirs. It would be stored in plain text, so it is not repeated in the answer either.
 *
 * @throws {HttpProblem} 400 that names the member
 */
export function expectNoCardNumber(field: string, text: string): void {
  if (notFreeText.test(field) || !(numbers.test(field) ? isLongCardNumber(text) : hasCardNumber(text))) return;
  const message = `${field}: Card numbers are not accepted here. Remove the card number.`;
  throw problem(400, { code: 'InvalidField', message, field });
}
