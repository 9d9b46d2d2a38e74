import { hasCardNumber, isLongCardNumber, visibleText } from '@basin/domain';
import type { TextKey, TextValues } from '../texts/translate.ts';
import { fieldRules, type FieldName, type FieldRule } from './fields.ts';

/** What is wrong with a field, as a text of the dictionary. */
export interface FieldProblem {
  readonly key: TextKey;
  readonly values?: TextValues;
}

/** A form that was sent: what stood in each field, and what is wrong with it. */
export interface SentForm<Name extends FieldName = FieldName> {
  readonly values: Partial<Record<Name, string>>;
  readonly problems: Partial<Record<Name, FieldProblem>>;
}

/** The fields that a form has, and which of them may stay empty. */
export interface FormFields<Name extends FieldName = FieldName> {
  readonly required: readonly Name[];
  readonly optional?: readonly Name[];
}

/** Reads a form's fields, normalised; every field that is missing, too long or wrong has its problem. */
export function readForm<Name extends FieldName>(form: FormData, fields: FormFields<Name>): SentForm<Name> {
  const values: Partial<Record<Name, string>> = {};
  const problems: Partial<Record<Name, FieldProblem>> = {};
  for (const name of [...fields.required, ...(fields.optional ?? [])]) {
    const sent = form.get(name);
    const value = normalised(name, readable(name, typeof sent === 'string' ? sent : ''));
    const problem = problemOf(name, value, fields.required.includes(name)) ?? cardProblem(name, value);
    if (value !== '') values[name] = value;
    if (problem) problems[name] = problem;
  }
  return { values, problems };
}

/** Whether everything in a form is right. */
export const isValid = ({ problems }: SentForm): boolean => Object.keys(problems).length === 0;

function normalised(name: FieldName, text: string): string {
  const { normalise, type }: FieldRule = fieldRules[name];
  return type === 'password' ? text : (normalise ?? trimmed)(text);
}

/** A password keeps every sign of it. */
const readable = (name: FieldName, text: string): string =>
  (fieldRules[name] as FieldRule).type === 'password' ? text : visibleText(text);

const trimmed = (text: string) => text.trim();

/** What is wrong with a field as it stands, before it is sent. */
export const problemOfText = (name: FieldName, text: string, isRequired: boolean): FieldProblem | undefined =>
  problemOf(name, normalised(name, text), isRequired);

/** Numbers of people and things, which may pass for a short card number. */
const numbers: readonly FieldName[] = ['phone', 'modelNumber', 'serialNumber', 'purchaseOrderNumber', 'postalCode'];
const notFreeText: readonly FieldName[] = [
  ...(['email', 'newEmail', 'password', 'currentPassword', 'ownPassword', 'answer'] as const),
  ...(['country', 'orderNumber', 'purchaseDate'] as const),
];

/** A card number is looked for on the server only, so that no page loads the rule. */
function cardProblem(name: FieldName, value: string): FieldProblem | undefined {
  if (notFreeText.includes(name)) return undefined;
  const isCard = numbers.includes(name) ? isLongCardNumber(value) : hasCardNumber(value);
  return isCard ? { key: 'field.error.cardNumber' } : undefined;
}

function problemOf(name: FieldName, value: string, isRequired: boolean): FieldProblem | undefined {
  const { longest, problem }: FieldRule = fieldRules[name];
  if (value === '') return isRequired ? { key: 'field.error.required' } : undefined;
  if (value.length > longest) return { key: 'field.error.tooLong', values: { count: longest } };
  const key = problem?.(value);
  return key && { key };
}
