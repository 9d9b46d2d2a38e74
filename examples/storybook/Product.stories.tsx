import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend } from './back-end.ts';
import { Product } from './Product.tsx';
import { Shopper } from './Shopper.tsx';

const slug = 'maren-single-hole-basin-faucet';
const sku = 'AV01175-SB';

const meta = {
  title: 'Screens/Product',
  component: Product,
  tags: ['!autodocs'],
  args: { slug, sku },
  decorators: [
    (Story) => (
      <Shopper>
        <Story />
      </Shopper>
    ),
  ],
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddedToCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await canvas.findByText(/Your cart has \d pieces/);
  },
};

/** Stories set up their differences through the mock back end and reset them at the end. */
export const SoldOut: Story = {
  beforeEach: async () => {
    await backend.product(sku).outOfStock();
    return () => backend.reset();
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This finish is sold out.');
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  },
};

export const OnlyThree: Story = {
  beforeEach: async () => {
    await backend.product(sku).stock(3);
    return () => backend.reset();
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await canvas.findByText(/Only 3 are in stock/);
  },
};
