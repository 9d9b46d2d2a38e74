import { lazy, Suspense, useEffect, useState } from 'react';
import { subscribeToPreview } from './preview-cart.ts';

const CartPreview = lazy(() => import('./CartPreview.tsx'));

/** The preview of the cart; its script is fetched when something is added. */
export function CartPreviewOnDemand() {
  const [addition, setAddition] = useState<{ readonly name: string }>();
  useEffect(() => subscribeToPreview((name) => setAddition({ name })), []);
  return (
    addition && (
      <Suspense>
        <CartPreview addition={addition} />
      </Suspense>
    )
  );
}
