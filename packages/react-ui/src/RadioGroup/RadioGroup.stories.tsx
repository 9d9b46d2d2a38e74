import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Delivery',
    name: 'delivery',
    options: [
      { value: 'ground', label: 'Standard', note: 'free', description: 'Three to five working days' },
      { value: 'express', label: 'Express', note: '$24.00', description: 'Two working days' },
      { value: 'white-glove', label: 'White glove', description: 'Not available for this address', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Express $24.00' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Express $24.00' })).toHaveAccessibleDescription('Two working days');
  },
};
export const Selected: Story = { args: { defaultValue: 'express' } };
export const WithProblem: Story = { args: { problem: 'Choose how the order is delivered.' } };
export const French: Story = {
  args: {
    legend: 'Mode de livraison',
    options: [{ value: 'a', label: 'Livraison sur rendez-vous avec installation à l’étage', note: '129,00 $ US' }],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Disabled: Story = { args: { disabled: true } };
