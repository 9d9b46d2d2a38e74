export interface OrderFieldsProps {
  readonly order: { readonly number: string };
  /** The e-mail address of an order that was looked up. */
  readonly email?: string | undefined;
  /** The form's intent, when its URL does not imply it. */
  readonly intent?: 'cancel' | 'reorder';
}

/** The hidden fields that identify the order of a form. */
export function OrderFields({ order, email, intent }: OrderFieldsProps) {
  return (
    <>
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="orderNumber" value={order.number} />
      {email !== undefined && <input type="hidden" name="email" value={email} />}
    </>
  );
}
