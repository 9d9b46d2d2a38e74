import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'State',
    name: 'state',
    options: [
      { value: 'IL', label: 'Illinois' },
      { value: 'WI', label: 'Wisconsin' },
      { value: 'NY', label: 'New York' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'WI');
    await expect(canvas.getByRole('combobox')).toHaveValue('WI');
  },
};
export const WithPlaceholder: Story = { args: { placeholder: 'Choose a state' } };
export const WithProblem: Story = {
  args: { placeholder: 'Choose a state', problem: 'Choose the state of the delivery address.' },
};
/** In a toolbar above a list, such as the sort order of a listing. */
export const Inline: Story = { args: { label: 'Sort by', inline: true } };
export const Disabled: Story = { args: { disabled: true } };
export const French: Story = {
  args: {
    label: 'Trier par',
    options: [{ value: 'a', label: 'Du prix le plus bas au prix le plus élevé, nouveautés d’abord' }],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
