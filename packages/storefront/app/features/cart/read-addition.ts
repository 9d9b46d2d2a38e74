import { plainAmount, type RoomUnit } from '@basin/domain';
import { additionFields as field, roomBounds } from './addition.ts';
import { textOf } from '../../shell/forms/text-of.ts';

/** What a form adds to the cart. */
export interface Addition {
  readonly sku: string;
  readonly slug: string;
  readonly quantity: number;
  /** The place of a restored line in the cart, and the id that it had. */
  readonly position?: number;
  readonly lineItemId?: string;
  /** Keys of the required parts to add. */
  readonly accessories: readonly string[];
  /** The room of tile from which the quantity is calculated. */
  readonly room:
    { readonly area: number; readonly unit: RoomUnit; readonly overage: number; readonly name?: string } | undefined;
}

const maxUnits = 9999;
const maxAccessories = 20;
const maxPosition = 999;

/**
 * Reads a form that adds to the cart. Returns undefined without a product or a valid quantity, or when the room is
 * invalid.
 */
export function readAddition(form: FormData): Addition | undefined {
  const text = (name: string) => textOf(form, name).trim();
  const [sku, slug] = [text(field.sku), text(field.slug)];
  const room = roomFrom(text);
  const quantity = room ? 1 : wholeNumberFrom(text(field.quantity) || '1', maxUnits);
  if (form.has(field.area) && !room) return undefined;
  if (sku === '' || slug === '' || !quantity) return undefined;
  const position = wholeNumberFrom(text(field.position), maxPosition);
  return {
    sku,
    slug,
    quantity,
    accessories: accessoriesOf(form),
    room,
    ...(position !== undefined && { position, lineItemId: text(field.lineItemId).slice(0, 64) }),
  };
}

/** Returns the keys of the accessories to add, without those the shopper already has. */
const accessoriesOf = (form: FormData): string[] =>
  [...form]
    .filter(([name, choice]) => name.startsWith(field.accessoryPrefix) && choice === 'add')
    .map(([name]) => name.slice(field.accessoryPrefix.length))
    .slice(0, maxAccessories);

function roomFrom(text: (name: string) => string): Addition['room'] {
  const unit = text(field.unit) === 'm' ? 'm' : 'ft';
  const area = numberFrom(plainAmount(text(field.area), unit), roomBounds.area.max);
  const overage = numberFrom(text(field.overage) || '0', roomBounds.overagePercent.max);
  if (area === undefined || area < roomBounds.area.min || overage === undefined) return undefined;
  const name = text(field.roomName).slice(0, roomBounds.nameLength);
  return { area, unit, overage, ...(name !== '' && { name }) };
}

function wholeNumberFrom(text: string, max: number): number | undefined {
  const value = numberFrom(text, max);
  return Number.isInteger(value) ? value : undefined;
}

/** Parses a plain decimal between 0 and a maximum. */
function numberFrom(text: string, max: number): number | undefined {
  if (!/^\d{1,7}(\.\d{1,20})?$/.test(text)) return undefined;
  const value = Number(text);
  return value <= max ? value : undefined;
}
