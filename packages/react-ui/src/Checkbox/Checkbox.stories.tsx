import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Billing address is the same', name: 'same' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Billing address is the same' })).toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithDescription: Story = {
  args: { label: 'E-mail me about new collections', description: 'Once a month at most.' },
};
export const WithProblem: Story = {
  args: { label: 'I accept the terms of sale', note: 'required', problem: 'Accept the terms to place the order.' },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const French: Story = {
  args: { label: 'L’adresse de facturation est identique à l’adresse de livraison indiquée ci-dessus' },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
