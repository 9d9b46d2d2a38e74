import { useShop } from '../document/use-shop.ts';

/**
 * The hidden field of a form that changes the cart or orders it: the customer whom the page shows to an associate. The
 * session may serve another one by then, from another tab. Renders nothing for everyone else.
 */
export function CustomerField() {
  const { customer } = useShop();
  return customer && <input type="hidden" name="customerId" value={customer.id} />;
}
