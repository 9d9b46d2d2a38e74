import type { FieldProblem } from '../ErrorSummary/ErrorSummary.tsx';

/** A field as the platform checks it. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is wrong with a field: in the summary, and in short at the field. */
export type ProblemText = Omit<FieldProblem, 'field'>;

export interface FieldChecks {
  /** Says what is wrong with a field that breaks one of its own rules; the browser's words unless given. */
  problemText?: ((control: FormControl) => string) | undefined;
  /** Says what is wrong with a field by a rule of the page, which comes first; nothing when it is right. */
  rule?: ((control: FormControl) => ProblemText | undefined) | undefined;
}

/** Returns what is wrong with a field; undefined when it is right. */
export function problemOf(control: FormControl, { problemText, rule }: FieldChecks): FieldProblem | undefined {
  const words = problemText ? { text: problemText(control) } : browserWords(control);
  const problem = rule?.(control) ?? (control.validity.valid ? undefined : words);
  return problem && { field: control.id, ...problem };
}

/** Returns what is wrong with a form's fields, in the order of the page; of radio buttons the first of each name. */
export function problemsIn(form: HTMLFormElement, checks: FieldChecks): FieldProblem[] {
  const found = new Map<FormControl | string, FieldProblem>();
  for (const control of form.querySelectorAll<FormControl>('input, select, textarea')) {
    const key = control.type === 'radio' ? control.name : control;
    const problem = control.willValidate ? problemOf(control, checks) : undefined;
    if (problem && !found.has(key)) found.set(key, problem);
  }
  return [...found.values()];
}

/** The words of the browser, in the summary behind the field's label: the first text in it, for a box comes before its own. */
function browserWords({ labels, name, validationMessage }: FormControl): ProblemText {
  const texts = [...(labels?.[0]?.childNodes ?? [])].map(({ textContent }) => textContent?.trim());
  return { text: `${texts.find(Boolean) ?? name}: ${validationMessage}`, short: validationMessage };
}
