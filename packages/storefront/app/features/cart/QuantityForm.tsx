import { Button, QuantityField } from '@basin/react-ui';
import { useLayoutEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { CartLineView } from './cart-view.ts';
import { lineName } from './line-name.ts';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { useSubmitOnChange } from '../../shell/forms/use-submit-on-change.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './QuantityForm.module.css';

/** Submits a new quantity when it is stepped or when typing ends. Without scripts its buttons submit it. */
export function QuantityForm({ line }: { readonly line: CartLineView }) {
  const { t } = useLanguage();
  const { id, quantity } = line;
  const name = lineName(line);
  const input = useRef<HTMLInputElement>(null);
  const { submission, form } = useSubmitOnChange();
  useLayoutEffect(() => {
    // the cart may hold fewer units than requested; updating the field in place keeps the focus, and doing it at once
    // loses no press that comes next
    if (input.current && submission === 'done') input.current.value = String(quantity);
  }, [quantity, submission]);
  return (
    <Form {...form} method="post" noValidate className={styles.root} aria-busy={submission === 'pending'}>
      <CustomerField />
      <input type="hidden" name="lineItemId" value={id} />
      <input type="hidden" name="intent" value="changeQuantity" />
      <input type="hidden" name="shown" value={quantity} />
      <QuantityField
        ref={input}
        name="quantity"
        label={t('cart.quantity', { name })}
        labelHidden
        min={0}
        defaultValue={quantity}
        decrease={{ label: t('product.quantity.decrease', { name }), name: 'step', value: '-1' }}
        increase={{ label: t('product.quantity.increase', { name }), name: 'step', value: '+1' }}
      />
      <Button type="submit" variant="quiet" size="small" className={styles.update}>
        {t('cart.update')}
      </Button>
    </Form>
  );
}
