import { hasCardNumber, isLongCardNumber } from '@basin/domain';
import { problem } from './http-problem.ts';

/** Members that are not free text: identifiers, e-mail addresses and URLs. */
const notFreeText = /(?:sku|id|key|username|email|url|link|thumbnail|attachments|files)(?:\.\d+)?$/i;

/** Members with other numbers, which may pass the check by chance. */
const numbers = /(?:phone|postalCode|modelNumber|serialNumber|orderNumber)$/i;

/**
 * Rejects a card number in free text, and in other numbers when it has the length and prefix of most cards. It must not
 * be stored in plain text, so the response does not repeat it either.
 *
 * @throws {HttpProblem} 400 that names the member
 */
export function expectNoCardNumber(field: string, text: string): void {
  if (notFreeText.test(field) || !(numbers.test(field) ? isLongCardNumber(text) : hasCardNumber(text))) return;
  const message = `${field}: Card numbers are not accepted here. Remove the card number.`;
  throw problem(400, { code: 'InvalidField', message, field });
}
