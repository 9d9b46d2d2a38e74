import type { Ref } from 'react';

/** A field whose text its caller holds. */
interface HeldField {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly value: string | number | readonly string[] | undefined;
  readonly onValueChange: ((value: string) => void) | undefined;
}

const seen = new WeakSet<HTMLInputElement>();

/**
 * A ref that tells what a reader typed before scripts loaded: the caller does not know of it, and the next render would
 * take it away. The ref of a caller who holds nothing stays as it is, as server components need it.
 */
export function takeTyped({ ref, value, onValueChange }: HeldField): Ref<HTMLInputElement> | undefined {
  if (value === undefined || onValueChange === undefined) return ref;
  return (input) => {
    if (input && !seen.has(input)) {
      seen.add(input);
      if (input.value !== value.toString()) onValueChange(input.value);
    }
    if (typeof ref === 'function') return ref(input);
    if (ref) ref.current = input;
    return undefined;
  };
}
