import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Media/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <Badge>Back order</Badge>
      <Badge tone="strong">New</Badge>
      <Badge tone="success">In stock</Badge>
      <Badge tone="danger">Sale</Badge>
    </Stack>
  ),
};
export const French: Story = {
  args: { children: 'En cours de réapprovisionnement' },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { tone: 'danger', children: 'Sale' }, globals: { theme: 'dark' } };
