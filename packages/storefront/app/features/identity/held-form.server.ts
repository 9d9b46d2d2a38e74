import * as z from 'zod';
import { heldFormField, type HeldForm } from './account-form-result.ts';

const heldFormSchema = z.array(z.tuple([z.string(), z.string()]));

/** The names of fields that a shopper does not fill in. */
const untypedFields = ['intent', 'key'];

/**
 * Returns the fields that a guest submitted to a page for customers, without passwords. Of a file it has the name.
 * Returns undefined for a form of passwords only, of which nothing could be held.
 */
export function heldFormFrom(form: FormData): HeldForm | undefined {
  const held = [...form].filter(([name]) => !/password/i.test(name));
  const isOnlyPasswords = held.length < [...form].length && held.every(([name]) => untypedFields.includes(name));
  if (isOnlyPasswords) return undefined;
  return held.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

/** Parses the held form inside a sign-in form. Returns undefined when there is none. */
export function heldFormOf(form: FormData): HeldForm | undefined {
  const text = form.get(heldFormField);
  try {
    return typeof text === 'string' ? heldFormSchema.safeParse(JSON.parse(text)).data : undefined;
  } catch {
    return undefined;
  }
}
