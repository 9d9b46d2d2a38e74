import type { FieldProblem } from '../ErrorSummary/ErrorSummary.tsx';

/** A field as the platform checks it. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isValid = (control: FormControl): boolean => control.validity.valid;

/** Returns the fields of a form that break their own rules, in the order of the page; of radio buttons the first of each name. */
export function invalidControls(form: HTMLFormElement): FormControl[] {
  const invalid = [...form.querySelectorAll<FormControl>('input, select, textarea')].filter(
    (control) => control.willValidate && !isValid(control),
  );
  return invalid.filter(
    ({ type, name }, index) => type !== 'radio' || invalid.findIndex((other) => other.name === name) === index,
  );
}

/** Returns what is wrong with a field, in the words given or in those of the browser behind the field's label. */
export function problemOf(
  control: FormControl,
  problemText: ((control: FormControl) => string) | undefined,
): FieldProblem {
  const label = control.labels?.[0]?.firstChild?.textContent?.trim() ?? control.name;
  return { field: control.id, text: problemText?.(control) ?? `${label}: ${control.validationMessage}` };
}
