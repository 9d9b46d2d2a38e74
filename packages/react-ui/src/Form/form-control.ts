import type { FieldProblem } from '../ErrorSummary/ErrorSummary.tsx';

/** A field that the browser validates. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A problem as shown in the summary, and its short form at the field. */
export type ProblemText = Omit<FieldProblem, 'field'>;

export interface FieldChecks {
  /** Describes the problem of a field that breaks one of its HTML rules. Default: the browser's message. */
  problemText?: ((control: FormControl) => string) | undefined;
  /** Checks a field by a custom rule before the HTML rules; returns undefined when it is valid. */
  rule?: ((control: FormControl) => ProblemText | undefined) | undefined;
}

/** Returns the problem of a field, or undefined when it is valid. */
export function problemOf(control: FormControl, { problemText, rule }: FieldChecks): FieldProblem | undefined {
  const words = problemText ? { text: problemText(control) } : browserProblem(control);
  const problem = rule?.(control) ?? (control.validity.valid ? undefined : words);
  return problem && { field: control.id, ...problem };
}

/** Returns the problems of a form's fields in page order; of radio buttons with one name only the first. */
export function problemsIn(form: HTMLFormElement, checks: FieldChecks): FieldProblem[] {
  const found = new Map<FormControl | string, FieldProblem>();
  for (const control of form.querySelectorAll<FormControl>('input, select, textarea')) {
    const key = control.type === 'radio' ? control.name : control;
    const problem = control.willValidate ? problemOf(control, checks) : undefined;
    if (problem && !found.has(key)) found.set(key, problem);
  }
  return [...found.values()];
}

/** Returns the browser's message; for the summary it follows the label's first text (a checkbox comes before its label text). */
function browserProblem({ labels, name, validationMessage }: FormControl): ProblemText {
  const texts = [...(labels?.[0]?.childNodes ?? [])].map(({ textContent }) => textContent?.trim());
  return { text: `${texts.find(Boolean) ?? name}: ${validationMessage}`, short: validationMessage };
}
