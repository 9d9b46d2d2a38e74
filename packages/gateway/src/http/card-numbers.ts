import { hasCardNumber } from '@basin/domain';
import { problem } from './http-problem.ts';

/** Members whose digits mean something else: numbers of people and things, identifiers, addresses of files. */
const notFreeText =
  /(?:phone|postalCode|sku|modelNumber|serialNumber|orderNumber|id|key|username|email|url|link|thumbnail|attachments|files)(?:\.\d+)?$/i;

/**
 * Rejects a card number in what people write freely: names, address lines, messages. It would be stored in plain text,
 * so it is not repeated in the answer either.
 *
 * @throws {HttpProblem} 400 that names the member
 */
export function expectNoCardNumber(field: string, text: string): void {
  if (notFreeText.test(field) || !hasCardNumber(text)) return;
  const message = `${field}: Card numbers are not accepted here. Remove the card number.`;
  throw problem(400, { code: 'InvalidField', message, field });
}
