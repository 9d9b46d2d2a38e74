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

const sortableCode = `import { DataTable } from '@basin/react-ui';
import { useState } from 'react';

function Orders() {
  const [direction, setDirection] = useState<'ascending' | 'descending'>('ascending');
  const rows = [
    { id: '1', cells: ['0012345602', '$612.00'] },
    { id: '2', cells: ['0012345678', '$1,349.49'] },
  ];
  return (
    <DataTable
      caption="Orders"
      columns={[
        { id: 'number', label: 'Order', sortable: true },
        { id: 'total', label: 'Total', numeric: true },
      ]}
      rows={direction === 'ascending' ? rows : rows.toReversed()}
      sort={{ column: 'number', direction }}
      onSortChange={(sort) => setDirection(sort.direction)}
    />
  );
}`;

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
  parameters: { docs: { source: { code: sortableCode } } },
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

/** The headers are links to the same page in another order. */
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
          'Shipped in two parcels; the second one is on its way from Sheboygan, Wisconsin',
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
    rows: [{ id: '1', cells: ['0012345678', '12 mars 2026', '1 349,49 $ US'] }],
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
