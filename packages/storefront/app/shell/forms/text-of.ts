/** Returns the text of a form's field; empty when the form has no such field or the field is a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
