import { createHash } from 'node:crypto';

/** Returns the key of a submitted form, or a new one when it has none. */
export function sentKey(form: FormData): string {
  const key = form.get('key');
  return typeof key === 'string' ? key : crypto.randomUUID();
}

/** Returns a key derived from the form's key and its values. */
export function formKey(form: FormData, values: object): string {
  return createHash('sha256')
    .update(JSON.stringify([sentKey(form), values]))
    .digest('base64url');
}
