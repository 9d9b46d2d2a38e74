import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset } from './Fieldset.tsx';

const meta = {
  title: 'Forms/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Room',
    children: (
      <>
        <TextField label="Length, ft" name="length" />
        <TextField label="Width, ft" name="width" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDescription: Story = { args: { description: 'Measure wall to wall.' } };
export const WithProblem: Story = { args: { problem: 'Enter both sides of the room.' } };
export const Disabled: Story = { args: { disabled: true } };
export const French: Story = {
  args: {
    legend: 'Pièce',
    description: 'Mesurez d’un mur à l’autre.',
    problem: 'Entrez les deux côtés de la pièce.',
    children: (
      <>
        <TextField label="Longueur, m" name="length" />
        <TextField label="Largeur, m" name="width" />
      </>
    ),
  },
};
