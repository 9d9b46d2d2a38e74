import { useState } from 'react';

/** Returns a value that the caller controls, or that the component keeps itself when only a default is given. */
export function useValue<Value>(
  value: Value | undefined,
  first: Value,
  onValueChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(first);
  const change = (next: Value) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return [value ?? own, change] as const;
}
