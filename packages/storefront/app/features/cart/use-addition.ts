import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { AdditionResult } from './addition.ts';
import { fetchCartPreview } from './CartPreviewOnDemand.tsx';
import { previewCart } from './preview-cart.ts';

/** Adds to the cart in the background. The preview of the cart opens at the press, and has the lines once they are there. */
export function useAddition(name: string) {
  const addition = useFetcher<AdditionResult>();
  const { data, state } = addition;
  const isSent = state === 'submitting';
  useEffect(() => void fetchCartPreview(), []);
  useEffect(() => {
    if (isSent) previewCart({ name, isUnderWay: true });
    else if (data) previewCart(data.isAdded ? { name, isUnderWay: false } : undefined);
  }, [isSent, data, name]);
  return addition;
}
