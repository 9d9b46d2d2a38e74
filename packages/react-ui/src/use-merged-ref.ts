import { useCallback, type Ref, type RefObject } from 'react';

/** Returns one ref that sets the component's own and the caller's. */
export function useMergedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
      return undefined;
    },
    [own, given],
  );
}
