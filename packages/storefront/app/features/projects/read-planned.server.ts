import { projectLimits } from '@basin/domain';

/** What a form of a project may be long. */
export const longest = { name: 100, description: 2000, room: 64, note: 500 } as const;

/** A field of a form, cut of spaces and to its length. */
export function textOf(form: FormData, name: string, most: number): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, most) : '';
}

/** A whole quantity from 1 to what a line may have; undefined for anything else. */
export function quantityOf(form: FormData): number | undefined {
  const quantity = Number(textOf(form, 'quantity', 8));
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= projectLimits.units ? quantity : undefined;
}
