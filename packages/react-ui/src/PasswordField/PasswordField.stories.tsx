import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', showLabel: 'Show password', showText: 'Show' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.keyboard('correct horse');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Show password', pressed: true })).toHaveFocus();
  },
};
export const New: Story = {
  args: { label: 'New password', autoComplete: 'new-password', description: 'At least 11 characters.' },
};
export const WithProblem: Story = { args: { problem: 'The password does not match this account.' } };
export const French: Story = {
  args: { label: 'Mot de passe', showLabel: 'Afficher le mot de passe', showText: 'Afficher' },
  globals: { viewport: { value: 'phone' } },
};
export const Disabled: Story = { args: { disabled: true } };
