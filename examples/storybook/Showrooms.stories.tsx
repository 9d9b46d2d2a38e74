import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shopper } from './Shopper.tsx';
import { Showrooms } from './Showrooms.tsx';

const meta = {
  title: 'Screens/Showrooms',
  component: Showrooms,
  tags: ['!autodocs'],
  args: { near: 'Chicago' },
  decorators: [
    (Story) => (
      <Shopper>
        <Story />
      </Shopper>
    ),
  ],
} satisfies Meta<typeof Showrooms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NearChicago: Story = {
  play: async ({ canvas }) => {
    const [book] = await canvas.findAllByRole('button', { name: 'Book a visit' });
    await expect(book).toHaveAccessibleDescription(/designer/);
    await canvas.findByRole('link', { name: 'Basin Chicago' });
  },
};
