/** JSON text in which the order of members makes no difference. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    isRecord(member) ? Object.fromEntries(Object.entries(member).sort(byName)) : member,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byName = ([left]: [string, unknown], [right]: [string, unknown]): number => (left < right ? -1 : 1);
