import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectList } from './SelectList.tsx';

const finishes = [
  'Polished nickel',
  'Brushed nickel',
  'Chrome',
  'Matte black',
  'Unlacquered brass',
  'Antique brass',
  'Oil-rubbed bronze',
  'Burnished brass',
  'Gunmetal',
  'Weathered copper',
  'White porcelain',
  'Old pewter',
];
const options = finishes.map((label) => ({ value: label.toLowerCase().replaceAll(/\W+/g, '-'), label }));

const meta = {
  title: 'Forms/SelectList',
  component: SelectList,
  args: {
    legend: 'Finishes',
    name: 'finish',
    options,
    searchLabel: 'Search finishes',
    statusText: (count: number) => (count === 0 ? 'No finish has this name' : `${count} finishes`),
    onValueChange: fn(),
  },
} satisfies Meta<typeof SelectList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search finishes' })).toHaveFocus();
    await userEvent.keyboard('brass');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 finishes');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('checkbox', { name: 'Antique brass' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['antique-brass']);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('checkbox', { name: 'Burnished brass' })).toHaveFocus();
    await userEvent.keyboard('{Home} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['unlacquered-brass', 'antique-brass']);
  },
};
export const Selected: Story = { args: { defaultValue: ['chrome', 'gunmetal'] } };
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('gold');
    await expect(canvas.getByRole('status')).toHaveTextContent('No finish has this name');
  },
};

/** Options selected before a search stay selected. */
export const SelectedButHidden: Story = {
  args: { defaultValue: ['chrome'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('pewter');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['chrome', 'old-pewter']);
    await expect(canvas.queryByRole('checkbox', { name: 'Chrome' })).toBeNull();
  },
};
export const Empty: Story = { args: { options: [] } };
export const WithDescription: Story = { args: { description: 'We send a sample of each, free of charge.' } };
export const WithProblem: Story = { args: { problem: 'Choose at least one finish.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ['chrome'] } };
export const SomeDisabled: Story = {
  args: {
    options: options.map((option, index) => ({ ...option, disabled: index % 3 === 1, note: String(index * 7) })),
  },
};
export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Unlacquered brass that takes on the patina of the hands that use it every day' },
      {
        value: 'b',
        label: 'Weathered copper',
        description: 'Each piece has its own shade and spots; this is not a defect.',
      },
    ],
  },
};
export const French: Story = {
  args: {
    legend: 'Finis',
    searchLabel: 'Rechercher un fini',
    options: [
      { value: 'a', label: 'Nickel poli' },
      { value: 'b', label: 'Laiton brossé' },
      { value: 'c', label: 'Bronze huilé' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { defaultValue: ['chrome'] }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { defaultValue: ['chrome'] }, globals: { direction: 'rtl' } };
