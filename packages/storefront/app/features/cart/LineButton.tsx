import { Form } from 'react-router';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { CartLineView } from './cart-view.ts';
import { lineName } from './line-name.ts';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** The button and label texts of each line action, by the form's `intent`. */
const texts = {
  remove: { label: 'action.remove', full: 'cart.removeLine' },
  removeSaved: { label: 'action.remove', full: 'cart.removeLine' },
  saveForLater: { label: 'cart.saveForLater', full: 'cart.saveForLater.line' },
  moveToCart: { label: 'cart.moveToCart', full: 'cart.moveToCart.line' },
} as const;

interface LineButtonProps {
  readonly line: Pick<CartLineView, 'id' | 'name' | 'finish'>;
  readonly intent: keyof typeof texts;
}

/** A button that removes a line, saves it for later or moves it back to the cart. */
export function LineButton({ line, intent }: LineButtonProps) {
  const { t } = useLanguage();
  const { id } = line;
  const { label, full } = texts[intent];
  return (
    <Form method="post" preventScrollReset>
      <CustomerField />
      <input type="hidden" name="lineItemId" value={id} />
      <SubmitButton
        intent={intent}
        fields={{ lineItemId: id }}
        variant="quiet"
        size="small"
        aria-label={t(full, { name: lineName(line) })}
      >
        {t(label)}
      </SubmitButton>
    </Form>
  );
}
