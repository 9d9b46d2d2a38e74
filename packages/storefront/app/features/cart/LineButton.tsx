import { Button } from '@basin/react-ui';
import { Form } from 'react-router';
import type { CartLineView } from './cart-view.ts';
import { useSending } from '../../shell/forms/use-sending.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** What one press does with a line, by the `intent` of its form: what the button shows, and what it says of the line. */
const texts = {
  remove: { label: 'action.remove', full: 'cart.removeLine' },
  removeSaved: { label: 'action.remove', full: 'cart.removeLine' },
  saveForLater: { label: 'cart.saveForLater', full: 'cart.saveForLater.line' },
  moveToCart: { label: 'cart.moveToCart', full: 'cart.moveToCart.line' },
} as const;

interface LineButtonProps {
  readonly line: Pick<CartLineView, 'id' | 'name'>;
  readonly intent: keyof typeof texts;
}

/** A button that removes a line, saves it for later, or puts it back into the cart. */
export function LineButton({ line: { id, name }, intent }: LineButtonProps) {
  const { t } = useLanguage();
  const { label, full } = texts[intent];
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="lineItemId" value={id} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="quiet"
        size="small"
        aria-label={t(full, { name })}
        pending={useSending({ intent, lineItemId: id })}
      >
        {t(label)}
      </Button>
    </Form>
  );
}
