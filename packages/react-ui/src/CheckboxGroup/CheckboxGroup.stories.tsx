import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'Finish',
    name: 'finish',
    options: [
      { value: 'nickel', label: 'Brushed Nickel', note: '(48)' },
      { value: 'chrome', label: 'Polished Chrome', note: '(112)' },
      { value: 'brass', label: 'Unlacquered Brass', note: '(9)' },
      { value: 'rose', label: 'Rose Gold', note: '(0)', disabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: 'Finish' })).toBeVisible();
  },
};
export const Selected: Story = { args: { defaultValue: ['nickel', 'brass'] } };
export const WithProblem: Story = { args: { problem: 'Choose at least one finish.' } };
export const LegendHidden: Story = { args: { legendHidden: true } };
export const French: Story = {
  args: {
    legend: 'Caractéristiques',
    options: [{ value: 'a', label: 'Mitigeur thermostatique à limitation de température réglable', note: '(1 204)' }],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Disabled: Story = { args: { disabled: true } };
