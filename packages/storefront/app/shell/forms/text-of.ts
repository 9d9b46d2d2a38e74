import { visibleText } from '@basin/domain';

/** Returns the text of a form's field exactly as it was typed, such as a password; empty without one or for a file. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns the text of a form's field without the invisible characters that can be copied with it. */
export const textOf = (form: FormData, name: string): string => visibleText(typedIn(form, name));
