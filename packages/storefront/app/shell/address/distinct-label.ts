import type { Customer } from '@basin/sdk';

type Labelled = Pick<Customer['addresses'][number], 'id' | 'label' | 'line1'>;

/** Returns the label of an address, with its street when another address has the same label. */
export function distinctLabel({ id, label, line1 }: Labelled, addresses: readonly Labelled[]): string {
  const isShared = addresses.some((other) => other.id !== id && other.label === label);
  return (isShared ? [label, line1] : [label ?? line1]).filter(Boolean).join(', ') || id;
}
