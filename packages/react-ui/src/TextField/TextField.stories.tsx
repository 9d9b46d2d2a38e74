import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Street address', name: 'address', autoComplete: 'street-address' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('12 Rue Ñandú');
    await expect(canvas.getByRole('textbox', { name: 'Street address' })).toHaveValue('12 Rue Ñandú');
  },
};
export const WithDescription: Story = {
  args: {
    label: 'Telephone',
    type: 'tel',
    description: 'Only the carrier uses it, on the delivery day.',
    note: 'optional',
  },
};
export const WithProblem: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    defaultValue: 'ada@',
    problem: 'Enter an e-mail address such as name@example.com.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '444 Highland Drive' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '444 Highland Drive' } };
export const LabelHidden: Story = { args: { labelHidden: true, placeholder: 'Street address' } };
export const French: Story = {
  args: {
    label: 'Numéro de commande figurant sur la confirmation',
    note: 'obligatoire',
    description: 'Dix chiffres, sans espace ni trait d’union, par exemple 0012345678.',
    problem: 'Le numéro de commande doit comporter exactement dix chiffres.',
    defaultValue: 'anticonstitutionnellement-anticonstitutionnellement',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { problem: 'Enter a street address.' }, globals: { theme: 'dark' } };
