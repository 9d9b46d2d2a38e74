export interface OrderFieldsProps {
  readonly order: { readonly number: string };
  /** The e-mail of an order that was looked up. */
  readonly email?: string | undefined;
  /** What the form does; nothing where its address says it. */
  readonly intent?: 'cancel' | 'reorder';
}

/** The hidden fields by which a form names its order. */
export function OrderFields({ order, email, intent }: OrderFieldsProps) {
  return (
    <>
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="orderNumber" value={order.number} />
      {email !== undefined && <input type="hidden" name="email" value={email} />}
    </>
  );
}
