import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isQuickDevice } from '../hydration/quick-device.ts';

/**
 * Whether a page renders what is below its first screen. On a slow device a page that the router opens does so once its
 * first screen is shown; a document, a page that the shopper goes back to and one opened at a heading are whole at once.
 */
export function useIsWhole(): boolean {
  const { hash } = useLocation();
  const isOpened = useNavigationType() !== NavigationType.Pop && hash === '';
  return useDeferredValue(true, isOpened && !isQuickDevice() ? false : undefined);
}
