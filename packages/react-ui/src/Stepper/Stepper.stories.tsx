import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Checkout',
    current: 1,
    doneLabel: 'completed',
    steps: [{ label: 'Shipping', href: '?step=shipping' }, { label: 'Payment' }, { label: 'Review' }],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Shipping' })).toHaveFocus();
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Payment');
  },
};
export const First: Story = { args: { current: 0 } };
export const French: Story = {
  args: {
    label: 'Commande',
    doneLabel: 'terminé',
    steps: [{ label: 'Expédition', href: '?' }, { label: 'Paiement sécurisé' }, { label: 'Vérification' }],
  },
  globals: { viewport: { value: 'phone' } },
};
