/** The members of an object that are not undefined. */
export type Present<Members extends object> = {
  [Name in keyof Members as undefined extends Members[Name] ? never : Name]: Members[Name];
} & { [Name in keyof Members as undefined extends Members[Name] ? Name : never]?: Exclude<Members[Name], undefined> };

/** Leaves out the members that are undefined. */
export function present<Members extends object>(members: Members): Present<Members> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) if (value !== undefined) kept[name] = value;
  return kept as Present<Members>;
}
