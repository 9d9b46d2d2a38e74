import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { CompareTable } from './CompareTable.tsx';

const meta = {
  title: 'Commerce/CompareTable',
  component: CompareTable,
  args: {
    caption: 'Specifications',
    differencesLabel: 'Only differences',
    columns: [
      { id: 'fact', label: 'Property' },
      { id: 'calder', label: <Link href="?calder">Calder basin faucet</Link> },
      { id: 'corvane', label: <Link href="?corvane">Corvane wall-mounted faucet</Link> },
    ],
    rows: [
      { id: 'material', cells: ['Material', 'Brass', 'Brass'] },
      { id: 'mounting', cells: ['Mounting', 'Deck', 'Wall'] },
      { id: 'reach', cells: ['Reach', '178 mm', '216 mm'] },
      { id: 'warranty', cells: ['Warranty', '10 years', '10 years'] },
    ],
  },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Material' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Material')).not.toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Mounting' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('rowheader', { name: 'Material' })).toBeVisible();
  },
};

/** A single column has nothing to compare, so no switch is shown. */
export const OneColumn: Story = {
  args: {
    columns: [
      { id: 'fact', label: 'Property' },
      { id: 'calder', label: 'Calder basin faucet' },
    ],
    rows: [{ id: 'material', cells: ['Material', 'Brass'] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    columns: ['Property', 'Calder', 'Corvane', 'Harrow', 'Penrose'].map((label) => ({ id: label, label })),
    rows: [
      {
        id: 'finish',
        cells: [
          'Finishes that can be ordered',
          'Polished nickel, brushed nickel, unlacquered brass',
          'Matte black',
          'Oil-rubbed bronze, chrome',
          '–',
        ],
      },
      { id: 'material', cells: ['Material', 'Brass', 'Brass', 'Brass', 'Brass'] },
    ],
  },
};
export const French: Story = {
  args: {
    caption: 'Caractéristiques',
    differencesLabel: 'Uniquement les différences',
    columns: [
      { id: 'fact', label: 'Propriété' },
      { id: 'calder', label: 'Robinet de lavabo Calder' },
      { id: 'corvane', label: 'Robinet de lavabo mural Corvane' },
    ],
    rows: [
      { id: 'material', cells: ['Matériau', 'Laiton', 'Laiton'] },
      { id: 'mounting', cells: ['Pose', 'Sur plan', 'Murale'] },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
