import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { summary: '60 of 212 shown', shown: 60, total: 212, href: '?page=3', children: 'Show more' },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Show more' })).toHaveFocus();
    await expect(canvas.getByRole('progressbar', { name: '60 of 212 shown' })).toHaveAttribute('value', '60');
  },
};
export const Loading: Story = { args: { pending: true } };
export const AllShown: Story = { args: { summary: '212 of 212 shown', shown: 212, href: undefined } };
export const French: Story = {
  args: { summary: '60 produits affichés sur 212', children: 'Afficher davantage de produits' },
  globals: { viewport: { value: 'phone' } },
};
