import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Only differences', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Only differences' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
export const On: Story = { args: { defaultChecked: true, note: '12' } };
export const Disabled: Story = { args: { disabled: true, description: 'There is only one product.' } };
export const WithProblem: Story = { args: { problem: 'The table could not be updated. Try again later.' } };
export const LongText: Story = {
  args: {
    label: 'Remind me two weeks before a filter, a cartridge or an aerator should be replaced',
    description: 'By e-mail.',
  },
};
export const French: Story = {
  args: { label: 'Uniquement les différences', defaultChecked: true },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } };
