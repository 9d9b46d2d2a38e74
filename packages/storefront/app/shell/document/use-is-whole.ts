import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Whether a page renders what is below its first screen. A page that the router opens does so once its first screen is
 * shown; a document, a page that the shopper goes back to and one opened at a heading are whole at once.
 */
export function useIsWhole(): boolean {
  const { hash } = useLocation();
  const isOpened = useNavigationType() !== NavigationType.Pop && hash === '';
  return useDeferredValue(true, isOpened ? false : undefined);
}
