import { dataKinds } from '../import/kinds.ts';

/** Returns that an argument is no kind of data, and all kinds. */
export function describeUnknownKind(name: string): string {
  const kinds = [...dataKinds.map((kind) => kind.name), 'pictures'].join(', ');
  return `There is no kind “${name}”. The kinds are ${kinds}.\n`;
}
