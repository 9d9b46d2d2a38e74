import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Material', details: 'Solid brass' },
      { term: 'Flow', details: '1.2 gpm at 60 psi' },
      { term: 'Reach', details: '178 mm' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const Sums: Story = {
  args: {
    variant: 'sums',
    items: [
      { term: 'Subtotal', details: '$1,224.00' },
      { term: 'Shipping', details: '$24.00' },
      { term: 'Estimated tax', details: '$101.49' },
      { term: 'Total', details: '$1,349.49', strong: true },
    ],
  },
};
export const French: Story = {
  args: {
    items: [
      {
        term: 'Certification environnementale',
        details: 'Économie d’eau selon le programme de l’Agence de protection de l’environnement',
      },
      { term: 'Délai de réapprovisionnement', details: 'environ trois semaines' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
