/** The day of a moment in UTC, such as `2026-11-22`. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);
