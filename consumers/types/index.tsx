import { runConformance, type Report } from '@basin/conformance';
import { choosePrice, type PriceEntry } from '@basin/domain';
import { Button, Dialog, TextField } from '@basin/react-ui';
import {
  createClient,
  createCalls,
  createCart,
  hasStatus,
  isSdkError,
  memoryTokenStore,
  type CallError,
} from '@basin/sdk';
import { addLineItemSchema } from '@basin/sdk/add-line-item';
import { active } from '@basin/sdk/cart';
import { cartUpdate } from '@basin/sdk/cart-update';
import { contract, type CallOutput, type CartDocument } from '@basin/sdk/contract';

const sdk = createCalls({ gatewayUrl: 'https://gateway.example/api', tokens: memoryTokenStore() });

export async function total(): Promise<number | undefined> {
  const cart: CartDocument = await sdk.cart.active({ query: { expand: 'calculation' } });
  const { notices } = await createCart(sdk).add({ sku: 'A-1', quantity: 1 });
  const first: 'capped' | 'noItemsToShip' | 'reduced' | undefined = notices[0]?.message;
  return first === undefined ? cart.totalPrice?.centAmount : undefined;
}

export function say(error: unknown): string {
  if (!isSdkError(error)) return 'unknown';
  const known: CallError = error;
  if (hasStatus(error, 409)) return String(error.status);
  switch (known.kind) {
    case 'conflict':
      return `now ${known.currentVersion}`;
    case 'timeout':
      return `after ${known.timeoutMs} ms`;
    default:
      return known.call;
  }
}

const area = createClient(
  { cart: { active, update: cartUpdate(addLineItemSchema) } },
  { baseURL: 'https://gateway.example' },
);
export const add = () => area.cart.update({ body: { actions: [{ action: 'addLineItem', sku: 'A-1' }] } });

// @ts-expect-error there is no such action
export const buy = () => sdk.cart.update({ body: { actions: [{ action: 'buy' }] } });
// @ts-expect-error a version is a number
export const stale = () => sdk.cart.update({ body: { version: '1', actions: [] } });

export type Stock = CallOutput<typeof contract.inventory.stock>;
export const units = (stock: Stock): number => stock.availableQuantity;

const entries: PriceEntry[] = [{ sku: 'A-1', key: 'standalone-GST', value: { centAmount: 1, currencyCode: 'USD' } }];
export const price: number | undefined = choosePrice(entries, { sku: 'A-1', persona: 'GST' })?.centAmount;

export const report: Promise<Report> = runConformance({ gatewayUrl: 'https://gateway.example/api', only: ['cart'] });

export const form = (
  <form method="post">
    <TextField label="E-mail" name="email" type="email" />
    <Button type="submit" variant="primary">
      Subscribe
    </Button>
  </form>
);

export const opener = (
  <>
    <Button command="show-modal" commandfor="newsletter">
      Subscribe
    </Button>
    <Dialog id="newsletter" title="New collections, once a month" closeLabel="Close">
      {form}
    </Dialog>
  </>
);
