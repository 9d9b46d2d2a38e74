import type { RoomUnit } from './measure.ts';

const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * Returns a typed amount with a decimal point and without separators of thousands; other text stays as it is. In metres
 * a comma is decimal, as in French; in feet three digits after it make thousands: `1,200`.
 */
export function plainAmount(text: string, unit: RoomUnit): string {
  const compact = text.replaceAll(/\s/g, '');
  if (unit === 'ft' && grouped.test(compact)) return compact.replaceAll(',', '');
  return /^\d*,\d+$/.test(compact) ? compact.replace(',', '.') : compact;
}
