import { useState } from 'react';

/** A value that the caller holds, or the component itself when the caller gives only the first one. */
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
