import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Checkout } from './Checkout.tsx';
import { Shopper } from './Shopper.tsx';

const meta = {
  title: 'Screens/Checkout',
  component: Checkout,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Shopper start={(sdk) => sdk.cart.add({ sku: 'AV01175-SB', quantity: 2 })}>
        <Story />
      </Shopper>
    ),
  ],
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

const entered = {
  'E-mail': 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Holt',
  'Street and number': '12 Lake Street',
  City: 'Kohler',
};

/** Uses only the keyboard: first submits an incomplete form, then a complete address. */
export const Delivery: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('textbox', { name: 'E-mail' });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: '6 things are missing' })).toHaveFocus());
    for (const [name, text] of Object.entries(entered)) {
      await userEvent.type(canvas.getByRole('textbox', { name }), text);
    }
    const zip = canvas.getByRole('textbox', { name: 'ZIP code' });
    await userEvent.type(zip, '53044{Enter}');
    await canvas.findByText(/Check that ZIP code and state belong together/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'WI');
    await userEvent.type(zip, '{Enter}');
    await canvas.findByRole('heading', { name: /shipment/ });
  },
};
export const Address: Story = {};
