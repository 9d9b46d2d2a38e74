import type { Ref } from 'react';

/** A field whose value is controlled by the caller. */
interface ControlledField {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly value: string | number | readonly string[] | undefined;
  readonly onValueChange: ((value: string) => void) | undefined;
}

const seen = new WeakSet<HTMLInputElement>();

/**
 * Returns a ref that reports text typed before scripts loaded: the caller does not know it, and the next render would
 * discard it. For an uncontrolled field the ref is returned unchanged, as server components need it.
 */
export function typedValueRef({ ref, value, onValueChange }: ControlledField): Ref<HTMLInputElement> | undefined {
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
