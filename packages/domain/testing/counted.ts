/** A function that a vector can represent. */
export interface Counted {
  readonly vector: { readonly $counted: string };
}

/** Returns a factory of ids or lines that counts ids up from `{prefix}1` and adds the next id to a draft. */
export function counted(
  prefix: string,
): Counted & (() => string) & (<Draft>(draft: Draft) => Draft & { readonly id: string }) {
  let count = 0;
  const next = (draft?: object) => {
    const id = `${prefix}${++count}`;
    return draft ? { id, ...draft } : id;
  };
  return Object.assign(next, { vector: { $counted: prefix } }) as never;
}
