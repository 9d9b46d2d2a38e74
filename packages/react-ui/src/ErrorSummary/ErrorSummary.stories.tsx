import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Two things need your attention',
    problems: [
      { field: 'email', text: 'Enter an e-mail address.' },
      { field: 'zip', text: 'Enter a postal code of five digits.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="email" label="E-mail" problem="Enter an e-mail address." />
      <TextField id="zip" label="Postal code" problem="Enter a postal code of five digits." />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Two things need your attention' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enter an e-mail address.' })).toHaveFocus();
  },
};
export const French: Story = {
  args: {
    title: 'Deux éléments requièrent votre attention',
    problems: [{ field: 'a', text: 'Le numéro de commande doit comporter exactement dix chiffres.' }],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Empty: Story = { args: { problems: [] } };
