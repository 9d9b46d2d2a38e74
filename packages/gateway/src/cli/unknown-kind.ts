import { dataKinds } from '../import/kinds.ts';
import { UsageError } from './usage-error.ts';

/** Returns the error for an argument that is no kind of data; it lists all kinds. */
export function unknownKind(name: string): UsageError {
  const kinds = [...dataKinds.map((kind) => kind.name), 'pictures'].join(', ');
  return new UsageError(`There is no kind “${name}”. The kinds are ${kinds}.`);
}
