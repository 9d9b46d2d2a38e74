import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { AdditionResult } from './addition.ts';
import { previewCart } from './preview-cart.ts';

/** Adds to the cart in the background, and previews the cart with the name of what was added. */
export function useAddition(name: string) {
  const addition = useFetcher<AdditionResult>();
  const { data } = addition;
  useEffect(() => {
    if (data?.isAdded) previewCart(name);
  }, [data, name]);
  return addition;
}
