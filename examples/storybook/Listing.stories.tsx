import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend } from './back-end.ts';
import { Listing } from './Listing.tsx';
import { Shopper } from './Shopper.tsx';

const meta = {
  title: 'Screens/Listing',
  component: Listing,
  tags: ['!autodocs'],
  args: { category: 'bathroom-faucets' },
  decorators: [
    (Story) => (
      <Shopper>
        <Story />
      </Shopper>
    ),
  ],
} satisfies Meta<typeof Listing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('img', { name: /Faucet/ });
    await waitFor(() => expect(first).toHaveProperty('naturalWidth', 320));
  },
};

export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    const count = () => Number.parseInt(canvas.getByRole('status').textContent, 10);
    await userEvent.click(await canvas.findByText('Filters'));
    const all = count();
    await userEvent.click(canvas.getByText('Type', { selector: 'summary *' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Widespread/ }));
    await waitFor(() => expect(count()).toBeLessThan(all));
    await userEvent.click(canvas.getByRole('button', { name: /Remove filter/ }));
    await waitFor(() => expect(count()).toBe(all));
  },
};

export const Failed: Story = {
  beforeEach: () => {
    backend.call('search.listing').fails(500);
    return () => backend.reset();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
