import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from './DataTable.tsx';

const meta = {
  title: 'Data/DataTable',
  component: DataTable,
  args: {
    caption: 'Orders',
    columns: [
      { id: 'number', label: 'Order' },
      { id: 'date', label: 'Placed' },
      { id: 'status', label: 'Status' },
      { id: 'total', label: 'Total', numeric: true },
    ],
    rows: [
      { id: '1', cells: ['0012345678', '12 March 2026', 'Shipped', '$1,349.49'] },
      { id: '2', cells: ['0012345602', '2 February 2026', 'Completed', '$612.00'] },
    ],
  },
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: '0012345678' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Orders' })).toHaveFocus();
  },
};
export const CaptionHidden: Story = { args: { captionHidden: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { rows: [] } };
