import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { pictures } from '../testing/pictures.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  args: { name: 'Ada Lindqvist' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lindqvist' })).toHaveTextContent('AL');
  },
};
export const WithPicture: Story = { args: { src: pictures.nickel.src } };

/** The picture failed to load. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Ada Lindqvist' });
    await waitFor(() => expect(avatar.querySelector('img')).toBeNull());
  },
};
export const Sizes: Story = {
  render: ({ name }) => (
    <Stack direction="row" align="center">
      <Avatar name={name} size="s" />
      <Avatar name={name} />
      <Avatar name={name} size="l" />
    </Stack>
  ),
};
export const WithName: Story = {
  render: ({ name }) => (
    <Stack direction="row" align="center" gap={3}>
      <Avatar name={name} aria-hidden />
      {name}
    </Stack>
  ),
};
export const LongText: Story = {
  args: { name: 'Averell & Oake Architecture, Interiors and Kitchens of Lake Michigan' },
};
export const French: Story = { args: { name: 'Élodie Saint-Éxupéry' } };
export const OneWord: Story = { args: { name: 'Terrane' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
export const RightToLeft: Story = { args: { name: 'ليلى حدّاد' }, globals: { direction: 'rtl' } };
