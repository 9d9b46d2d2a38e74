import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DateField } from './DateField.tsx';

// one for each language, because the shown code must not refer to a name outside it
const inEnglish = (value: string) => new Date(value).toLocaleDateString('en', { dateStyle: 'full', timeZone: 'UTC' });
const inFrench = (value: string) => new Date(value).toLocaleDateString('fr', { dateStyle: 'full', timeZone: 'UTC' });
const inArabic = (value: string) => new Date(value).toLocaleDateString('ar', { dateStyle: 'full', timeZone: 'UTC' });

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Date of purchase', name: 'purchased', onValueChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { valueText: inEnglish },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Date of purchase');
    await userEvent.type(field, '2026-03-10');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-10');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tuesday, March 10, 2026');
    await userEvent.clear(field);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Filled: Story = { args: { defaultValue: '2026-03-10', valueText: inEnglish } };
export const WithBounds: Story = {
  args: {
    label: 'Day of the appointment',
    description: 'Within the next four weeks.',
    note: 'required',
    min: '2026-03-10',
    max: '2026-04-07',
    defaultValue: '2026-03-12',
  },
};
export const WithProblem: Story = {
  args: { defaultValue: '2031-01-01', problem: 'Choose a day that is not in the future.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-03-10' } };
export const LongText: Story = {
  args: {
    label: 'The day on which the installer connected the product to the water for the first time',
    description: 'You can find it on the installer’s invoice, next to the serial number.',
  },
};
export const French: Story = {
  args: { label: 'Date d’achat', defaultValue: '2026-09-23', valueText: inFrench },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  args: { defaultValue: '2026-03-10', valueText: inEnglish },
  globals: { theme: 'dark' },
};
export const RightToLeft: Story = {
  args: { defaultValue: '2026-03-10', valueText: inArabic },
  globals: { direction: 'rtl' },
};
