/** A function that a vector can carry. */
export interface Counted {
  readonly vector: { readonly $counted: string };
}

/** Stands for whatever makes ids or lines: counts ids up from `{prefix}1`, and gives a draft the next one. */
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
