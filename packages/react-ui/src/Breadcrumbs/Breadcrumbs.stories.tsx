import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [{ label: 'Home', href: '/en' }, { label: 'Bathroom', href: '/en/bathroom' }, { label: 'Basin faucets' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Basin faucets')).toHaveAttribute('aria-current', 'page');
  },
};
export const French: Story = {
  args: {
    label: 'Vous êtes ici',
    items: [
      { label: 'Accueil', href: '/fr' },
      { label: 'Salle de bains', href: '/fr/salle-de-bains' },
      { label: 'Robinetterie de lavabo', href: '/fr/robinetterie' },
      { label: 'Mitigeurs thermostatiques à bec haut' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
