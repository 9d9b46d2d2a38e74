import { projectLimits } from '@basin/domain';
import { textOf } from '../../shell/forms/text-of.ts';

/** The maximum lengths of the project form's fields. */
export const maxLengths = { name: 100, description: 2000, room: 64, note: 500 } as const;

/** Returns a field's text, trimmed and cut to its maximum length. */
export const shortText = (form: FormData, name: string, maxLength: number): string =>
  textOf(form, name).trim().slice(0, maxLength);

/** A project's name and description as they were typed, with a name that cannot be saved. */
export interface RejectedProject {
  readonly described: { readonly name: string; readonly description: string };
}

/** Returns the name and the description of a project's form. */
export const descriptionOf = (form: FormData): RejectedProject['described'] => ({
  name: shortText(form, 'name', maxLengths.name),
  description: shortText(form, 'description', maxLengths.description),
});

/** Returns a whole quantity from 1 to the maximum of a line, or undefined. */
export function quantityOf(form: FormData): number | undefined {
  const quantity = Number(shortText(form, 'quantity', 8));
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= projectLimits.units ? quantity : undefined;
}
