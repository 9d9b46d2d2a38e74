import * as z from 'zod';
import { heldFormField, type HeldForm } from './account-form-answer.ts';

const heldFormSchema = z.array(z.tuple([z.string(), z.string()]));

/** What a guest sent to a page for customers; passwords are left out. */
export const holdForm = (form: FormData): HeldForm =>
  [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !/password/i.test(entry[0]));

/** The form that a sign-in form carries along; undefined for none. */
export function heldFormOf(form: FormData): HeldForm | undefined {
  const text = form.get(heldFormField);
  try {
    return typeof text === 'string' ? heldFormSchema.safeParse(JSON.parse(text)).data : undefined;
  } catch {
    return undefined;
  }
}
