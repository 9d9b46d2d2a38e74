import { useEffect, useState } from 'react';
import { subscribeToPreview, type PreviewedAddition } from './preview-cart.ts';

let CartPreview: (typeof import('./CartPreview.tsx'))['default'] | undefined;

/** Fetches the script of the preview: where something can be added it is there before it is needed. */
export async function fetchCartPreview(): Promise<void> {
  ({ default: CartPreview } = await import('./CartPreview.tsx'));
}

/** The preview of the cart, when something is added; with its script it opens at once, where a boundary around it would wait. */
export function CartPreviewOnDemand() {
  const [addition, setAddition] = useState<PreviewedAddition>();
  useEffect(
    () =>
      subscribeToPreview((next) => {
        if (CartPreview) setAddition(next);
        else void fetchCartPreview().then(() => setAddition(next));
      }),
    [],
  );
  return addition && CartPreview && <CartPreview addition={addition} />;
}
