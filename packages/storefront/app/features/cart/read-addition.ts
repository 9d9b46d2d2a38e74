import type { RoomUnit } from '@basin/domain';
import { additionFields as field, roomBounds } from './addition.ts';

/** What a form adds to the cart. */
export interface Addition {
  readonly sku: string;
  readonly slug: string;
  readonly quantity: number;
  /** Keys of required parts to add too. */
  readonly accessories: readonly string[];
  /** The room of tile that the quantity follows from. */
  readonly room:
    { readonly area: number; readonly unit: RoomUnit; readonly overage: number; readonly name?: string } | undefined;
}

const mostUnits = 9999;
const mostAccessories = 20;

/** Reads a form that adds to the cart; undefined when it holds no product or no quantity, or a room that cannot be planned. */
export function readAddition(form: FormData): Addition | undefined {
  const text = (name: string) => stringOf(form.get(name));
  const [sku, slug] = [text(field.sku), text(field.slug)];
  const room = roomFrom(text);
  const quantity = room ? 1 : numberFrom(text(field.quantity) || '1', mostUnits);
  if (form.has(field.area) && !room) return undefined;
  if (sku === '' || slug === '' || quantity === undefined || !Number.isInteger(quantity) || quantity < 1)
    return undefined;
  return { sku, slug, quantity, accessories: accessoriesOf(form), room };
}

/** The skus of the accessories that the shopper wants added, not those at hand already. */
const accessoriesOf = (form: FormData): string[] =>
  [...form]
    .filter(([name, answer]) => name.startsWith(field.accessoryPrefix) && answer === 'add')
    .map(([name]) => name.slice(field.accessoryPrefix.length))
    .slice(0, mostAccessories);

function roomFrom(text: (name: string) => string): Addition['room'] {
  const area = numberFrom(text(field.area), roomBounds.area.most);
  const overage = numberFrom(text(field.overage) || '0', roomBounds.overagePercent.most);
  if (area === undefined || area < roomBounds.area.least || overage === undefined) return undefined;
  const name = text(field.roomName).slice(0, roomBounds.nameLength);
  return { area, unit: text(field.unit) === 'm' ? 'm' : 'ft', overage, ...(name !== '' && { name }) };
}

/** A plain decimal from 0 to a limit. */
function numberFrom(text: string, most: number): number | undefined {
  if (!/^\d{1,7}(\.\d{1,20})?$/.test(text)) return undefined;
  const value = Number(text);
  return value <= most ? value : undefined;
}

const stringOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');
