import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend } from './back-end.ts';
import { Cart } from './Cart.tsx';
import { Shopper } from './Shopper.tsx';

const sku = 'AV01175-SB';

const meta = {
  title: 'Screens/Cart',
  component: Cart,
  tags: ['!autodocs'],
  render: (_, { name }) => (
    <Shopper start={name === 'Empty' ? undefined : (sdk) => sdk.cart.add({ sku, quantity: 2 })}>
      <Cart />
    </Shopper>
  ),
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^One .* more$/ }));
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await canvas.findByText('Your cart is empty.');
  },
};
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Discount code/ }), 'NOSUCHCODE{Enter}');
    await canvas.findByText(/We do not know this code/);
  },
};
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart is empty.');
  },
};
export const Failed: Story = {
  beforeEach: () => {
    backend.call('cart.active').fails(500);
    return () => backend.reset();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
