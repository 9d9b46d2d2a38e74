import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  args: { label: 'Your message', name: 'message' },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { defaultValue: Array.from({ length: 12 }, () => 'The valve was delivered without its trim.').join('\n') },
};
export const WithProblem: Story = { args: { problem: 'Describe what happened in a few words.' } };
export const Disabled: Story = { args: { disabled: true } };
export const French: Story = {
  args: { label: 'Votre message', note: 'facultatif', description: 'Indiquez le numéro de modèle gravé sous le bec.' },
  globals: { viewport: { value: 'phone' } },
};
