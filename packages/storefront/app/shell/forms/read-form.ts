import { hasCardNumber, isLongCardNumber } from '@basin/domain';
import type { TextKey, TextValues } from '../texts/translate.ts';
import { fieldRules, type FieldName, type FieldRule } from './fields.ts';
import { textOf, typedIn } from './text-of.ts';

/** A field's problem as a dictionary text. */
export interface FieldProblem {
  readonly key: TextKey;
  readonly values?: TextValues;
  /** The field's name in the summary; by default its general label. */
  readonly label?: TextKey;
}

/** A submitted form: the value of each field and its problems. */
export interface SentForm<Name extends FieldName = FieldName> {
  readonly values: Partial<Record<Name, string>>;
  readonly problems: Partial<Record<Name, FieldProblem>>;
}

/** A form's fields, required and optional. */
export interface FormFields<Name extends FieldName = FieldName> {
  readonly required: readonly Name[];
  readonly optional?: readonly Name[];
}

/** Reads and normalises a form's fields. Each missing, overlong or invalid field gets a problem. */
export function readForm<Name extends FieldName>(form: FormData, fields: FormFields<Name>): SentForm<Name> {
  const values: Partial<Record<Name, string>> = {};
  const problems: Partial<Record<Name, FieldProblem>> = {};
  for (const name of [...fields.required, ...(fields.optional ?? [])]) {
    const value = normalised(name, readable(form, name));
    const problem = problemOf(name, value, fields.required.includes(name)) ?? cardProblem(name, value);
    if (value !== '') values[name] = value;
    if (problem) problems[name] = problem;
  }
  return { values, problems };
}

/** Whether a form has no problems. */
export const isValid = ({ problems }: Pick<SentForm, 'problems'>): boolean => Object.keys(problems).length === 0;

function normalised(name: FieldName, text: string): string {
  const { normalise, type }: FieldRule = fieldRules[name];
  return type === 'password' ? text : (normalise ?? trimmed)(text);
}

/** A password is not changed. */
const readable = (form: FormData, name: FieldName): string =>
  ((fieldRules[name] as FieldRule).type === 'password' ? typedIn : textOf)(form, name);

const trimmed = (text: string) => text.trim();

/** Returns a field's problem before the form is submitted. */
export const problemOfText = (name: FieldName, text: string, isRequired: boolean): FieldProblem | undefined =>
  problemOf(name, normalised(name, text), isRequired);

/** Fields with numbers that may look like a short card number. */
const numbers: readonly FieldName[] = ['phone', 'modelNumber', 'serialNumber', 'purchaseOrderNumber', 'postalCode'];
const notFreeText: readonly FieldName[] = [
  ...(['email', 'newEmail', 'password', 'currentPassword', 'ownPassword', 'lastPassword', 'answer'] as const),
  ...(['country', 'orderNumber', 'purchaseDate'] as const),
];

/** Detects card numbers on the server only, so that no page loads the rule. */
function cardProblem(name: FieldName, value: string): FieldProblem | undefined {
  if (notFreeText.includes(name)) return undefined;
  const isCard = numbers.includes(name) ? isLongCardNumber(value) : hasCardNumber(value);
  return isCard ? { key: 'field.error.cardNumber' } : undefined;
}

function problemOf(name: FieldName, value: string, isRequired: boolean): FieldProblem | undefined {
  const { maxLength, problem }: FieldRule = fieldRules[name];
  if (value === '') return isRequired ? { key: 'field.error.required' } : undefined;
  if (value.length > maxLength) return { key: 'field.error.tooLong', values: { count: maxLength } };
  const key = problem?.(value);
  return key && { key };
}
