import { lazy, Suspense, useEffect, useState } from 'react';
import { subscribeToPreview, type PreviewedAddition } from './preview-cart.ts';

/** Fetches the script of the preview: where something can be added it is there before it is needed. */
export const fetchCartPreview = () => import('./CartPreview.tsx');

const CartPreview = lazy(fetchCartPreview);

/** The preview of the cart, when something is added. */
export function CartPreviewOnDemand() {
  const [addition, setAddition] = useState<PreviewedAddition>();
  useEffect(() => subscribeToPreview(setAddition), []);
  return (
    addition && (
      <Suspense>
        <CartPreview addition={addition} />
      </Suspense>
    )
  );
}
