/** Returns the UTC date of a moment, such as `2026-11-22`. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);
