import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { children: 'Brushed Nickel', removeLabel: 'Remove filter', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove filter Brushed Nickel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const AsLinks: Story = {
  render: () => (
    <Stack render={<ul />} direction="row" gap={2}>
      {['Brushed Nickel', 'Wall-mount', '$500 to $1,200'].map((filter) => (
        <li key={filter}>
          <Chip href="?" removeLabel="Remove filter">
            {filter}
          </Chip>
        </li>
      ))}
    </Stack>
  ),
};
export const French: Story = {
  args: { children: 'Mitigeur thermostatique à limitation de température', removeLabel: 'Retirer le filtre' },
  globals: { viewport: { value: 'phone' } },
};
