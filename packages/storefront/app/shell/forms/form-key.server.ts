import { createHash } from 'node:crypto';
import type { SentForm } from './read-form.ts';

/** The key that a form was sent with; a form without one is always another one. */
export function sentKey(form: FormData): string {
  const key = form.get('key');
  return typeof key === 'string' ? key : crypto.randomUUID();
}

/** A key of the form's own key and what it says. */
export function formKey(form: FormData, values: SentForm['values']): string {
  return createHash('sha256')
    .update(JSON.stringify([sentKey(form), values]))
    .digest('base64url');
}
