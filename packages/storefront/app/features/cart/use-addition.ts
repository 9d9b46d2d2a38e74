import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { afterPaint } from '../../shell/document/after-paint.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { additionFields as field, type AdditionResult } from './addition.ts';
import { fetchCartPreview } from './CartPreviewOnDemand.tsx';
import { previewCart } from './preview-cart.ts';

/** What a form adds. */
interface AddedItem {
  readonly name: string;
  /** Each sku has a result of its own. */
  readonly sku: string;
}

/**
 * Adds to the cart in the background. Returns the `onSubmit` of a form whose button has the intent `add`. The cart
 * preview opens on submit and shows the lines once they are loaded.
 */
export function useAddition({ name, sku: key }: AddedItem, isBuyable = true) {
  const { path } = useLanguage();
  const { data, state, submit } = useFetcher<AdditionResult>({ key });
  const [isPressed, setPressed] = useState(false);
  useEffect(() => void fetchCartPreview(), []);
  const showResult = useEffectEvent(({ cart, message }: AdditionResult) =>
    previewCart(cart ? { name, cart, message } : undefined),
  );
  useEffect(() => data && showResult(data), [data]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    if (form.get(field.intent) !== 'add') return;
    event.preventDefault();
    if (!isBuyable) return;
    form.set(field.stay, 'true');
    previewCart({ name });
    setPressed(true);
    afterPaint(() => {
      void submit(form, { method: 'post', action: path('/cart'), flushSync: true });
      setPressed(false);
    });
  };
  return { onSubmit, isUnderWay: isPressed || state !== 'idle', result: data };
}
