import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Header, PhoneHeader } from './Header.tsx';
import { Shopper } from './Shopper.tsx';

const meta = {
  title: 'Screens/Header',
  component: Header,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Shopper start={(sdk) => sdk.cart.add({ sku: 'AV01175-SB', quantity: 2 })}>
        <div className="story-menu">
          <Story />
        </div>
      </Shopper>
    ),
  ],
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const bathroom = await canvas.findByRole('button', { name: 'Bathroom' });
    bathroom.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Basins')).toBeVisible());
  },
};
export const Searched: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search' }), 'maren');
    await canvas.findByRole('option', { name: /The Maren collection/ });
  },
};
export const Phone: Story = {
  render: () => <PhoneHeader />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    await userEvent.click(canvas.getByText('Kitchen'));
    await waitFor(() => expect(canvas.getByText('Sinks')).toBeVisible());
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
  },
};
