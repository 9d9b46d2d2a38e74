import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Commerce/Rating',
  component: Rating,
  args: { value: 4.3, label: '4.3 of 5 stars', children: '28 reviews' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.3 of 5 stars' })).toBeVisible();
  },
};
export const AllValues: Story = {
  render: () => (
    <Stack gap={2}>
      {[0, 0.5, 1, 2.5, 4.9, 5].map((value) => (
        <Rating key={value} value={value} label={`${value} of 5 stars`}>
          {value}
        </Rating>
      ))}
    </Stack>
  ),
};
export const OfTen: Story = { args: { value: 8.5, max: 10, label: '8.5 of 10 stars' } };
export const LongText: Story = {
  args: { children: '28 reviews by people who bought it in another finish, and one by the manufacturer' },
  decorators: [(Story) => <div className="story-narrow">{Story()}</div>],
};
export const French: Story = { args: { label: '4,3 étoiles sur 5', children: '28 avis' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
