import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Column, Sort } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const columns: Column[] = [
  { id: 'number', label: 'Order' },
  { id: 'date', label: 'Placed' },
  { id: 'status', label: 'Status' },
  { id: 'total', label: 'Total', numeric: true },
];
const sortable = columns.map((column) => ({ ...column, sortable: column.id !== 'status' }));

/**
 * For figures and facts that are compared line by line: orders, dimensions, prices. Products beside each other are a
 * CompareTable, one thing with its facts a DescriptionList.
 *
 * - **Do** put what names a row first: it is the row’s header.
 * - **Do** make a column `numeric` when its figures are compared; say units in its head.
 * - **Do** order the rows yourself, on the server: `sortHref` makes heads links that work before scripts load, `onSortChange`
 *   buttons.
 * - **Do** say with `emptyText` why there are no rows and what to do.
 * - **Don’t** lay pages out with it, and don’t make all columns sortable because it is possible.
 *
 * | key          | does                                              |
 * | ------------ | ------------------------------------------------- |
 * | Tab          | goes to the table, then to its sortable heads     |
 * | ← →          | scroll it where it is wider than the screen       |
 * | Enter, Space | on a head: orders by it, the other way at a second press |
 *
 * **Accessibility.** A native table with a caption, column and row headers. The ordered column has `aria-sort`; its mark is
 * decoration. On a narrow screen the table scrolls by itself as a named region.
 *
 * **Tokens.** `--basin-color-line`, `--basin-color-muted` (heads), `--basin-color-ink` (the ordered head), `--basin-space-3`, `--basin-space-4`, `--basin-text-s`.
 */
const meta = {
  title: 'Data/DataTable',
  component: DataTable,
  args: {
    caption: 'Orders',
    columns,
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

function Ordered(props: DataTableProps) {
  const [sort, setSort] = useState<Sort>({ column: 'number', direction: 'descending' });
  const byNumber = props.rows.toSorted((a, b) => a.id.localeCompare(b.id));
  const onSortChange = (next: Sort) => {
    setSort(next);
    props.onSortChange?.(next);
  };
  const rows = sort.direction === 'descending' ? byNumber : byNumber.toReversed();
  return <DataTable {...props} rows={rows} sort={sort} onSortChange={onSortChange} />;
}

export const Sortable: Story = {
  args: { columns: sortable, onSortChange: fn() },
  render: (args) => <Ordered {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Order' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'number', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'date', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Order' })).not.toHaveAttribute('aria-sort');
  },
};

/** The heads are links to the same page in another order. */
export const SortedByLinks: Story = {
  args: {
    columns: sortable,
    sort: { column: 'total', direction: 'descending' },
    sortHref: ({ column, direction }) => `?sort=${column}&direction=${direction}`,
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('link', { name: 'Total' });
    await expect(head).toHaveAttribute('href', '?sort=total&direction=ascending');
  },
};
export const CaptionHidden: Story = { args: { captionHidden: true } };
export const Phone: Story = { args: { columns: sortable }, globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  args: { rows: [], emptyText: 'No order was placed in 2025. Choose another year.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('No order was placed in 2025. Choose another year.');
  },
};
export const LongText: Story = {
  args: {
    rows: [
      {
        id: '1',
        cells: [
          '0012345678-0001-2026',
          'Wednesday, September 23, 2026',
          'Sent in two parcels; the second one is on its way from Sheboygan, Wisconsin',
          '$1,234,567.89',
        ],
      },
    ],
  },
};
export const French: Story = {
  args: {
    caption: 'Commandes',
    columns: [
      { id: 'number', label: 'Commande', sortable: true },
      { id: 'date', label: 'Passée le', sortable: true },
      { id: 'total', label: 'Total', numeric: true, sortable: true },
    ],
    rows: [{ id: '1', cells: ['0012345678', '12 mars 2026', '1 349,49 $ US'] }],
    sort: { column: 'date', direction: 'descending' },
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  args: { columns: sortable, sort: { column: 'date', direction: 'ascending' } },
  globals: { theme: 'dark' },
};
export const RightToLeft: Story = {
  args: { columns: sortable, sort: { column: 'date', direction: 'ascending' } },
  globals: { direction: 'rtl' },
};
