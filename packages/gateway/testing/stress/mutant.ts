/** A response in which one value has another type. */
export interface Mutant {
  readonly body: string;
  /** The path of the value and its new value. */
  readonly what: string;
}

type Keys = readonly (string | number)[];

const otherTypes: readonly unknown[] = [null, true, 7.5, 'mutant', { mutant: 1 }, [{ mutant: 1 }]];

/** Changes the type of one value of a response; the seed selects the value and its new type. */
export function mutantOf(wire: unknown, seed: number): Mutant {
  const places = [...placesIn(wire)];
  const keys = places[seed % places.length] ?? [];
  const others = otherTypes.filter((other) => typeOf(other) !== typeOf(valueAt(wire, keys)));
  const other = others[Math.floor(seed / places.length) % others.length];
  return { body: JSON.stringify(replaced(wire, keys, other)), what: `${keys.join('.')} = ${JSON.stringify(other)}` };
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

function* placesIn(value: unknown, keys: Keys = []): Generator<Keys> {
  yield keys;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) yield* placesIn(member, [...keys, key]);
}

const valueAt = (value: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

function replaced(value: unknown, [key, ...deeper]: Keys, other: unknown): unknown {
  if (key === undefined) return other;
  const member = replaced((value as Record<string, unknown>)[key], deeper, other);
  return Array.isArray(value) ? value.with(Number(key), member) : { ...(value as object), [key]: member };
}
