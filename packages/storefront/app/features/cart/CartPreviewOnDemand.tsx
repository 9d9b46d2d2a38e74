import { useEffect, useState } from 'react';
import { unsentEvent } from '../../shell/document/unsent-event.ts';
import { subscribeToPreview, type PreviewedAddition } from './preview-cart.ts';

let CartPreview: (typeof import('./CartPreview.tsx'))['default'] | undefined;

/** Preloads the preview's script on pages where something can be added to the cart. */
export async function fetchCartPreview(): Promise<void> {
  ({ default: CartPreview } = await import('./CartPreview.tsx'));
}

/**
 * Shows the cart preview after an addition. It has no Suspense boundary, so it opens as soon as its script is loaded.
 */
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
  useEffect(() => {
    const close = () => setAddition(undefined);
    addEventListener(unsentEvent, close);
    return () => removeEventListener(unsentEvent, close);
  }, []);
  return addition && CartPreview && <CartPreview addition={addition} />;
}
