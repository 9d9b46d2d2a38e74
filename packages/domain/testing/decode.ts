/** Decodes the value of a vector. It runs in any engine, so it uses only the language itself. */
export function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  const [tag, ...others] = Object.entries(value);
  const revive = tag && others.length === 0 && Object.hasOwn(revivers, tag[0]) ? revivers[tag[0]] : undefined;
  if (tag && revive) return revive(tag[1] as never);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, decode(member)]));
}

const revivers: Readonly<Record<string, (content: never) => unknown>> = {
  $date: (text: string) => new Date(text),
  $map: (entries: [unknown, unknown][]) => new Map(decode(entries) as [unknown, unknown][]),
  $set: (members: unknown[]) => new Set(decode(members) as unknown[]),
  $pattern: ([source, flags]: [string, string]) => new RegExp(source, flags),
  $number: Number,
  $undefined: () => undefined,
  $counted: counter,
};

/** Returns a factory that counts ids up from `{prefix}1` and adds the next id to a draft. */
function counter(prefix: string): (draft?: object) => unknown {
  let count = 0;
  return (draft) => {
    count += 1;
    const id = `${prefix}${count}`;
    return draft ? { id, ...draft } : id;
  };
}
