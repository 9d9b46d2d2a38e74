import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Search',
    name: 'q',
    listLabel: 'Suggestions',
    status: '4 suggestions',
    onQuery: fn(),
    queryDelayMs: 300,
    onSelect: fn(),
    options: [
      { value: 'basin-faucets', label: 'Basin faucets', group: 'Categories' },
      { value: 'basins', label: 'Basins', group: 'Categories' },
      { value: 'calder', label: 'Calder basin faucet', note: 'from $612.00', group: 'Products' },
      { value: 'ellery', label: 'Ellery vessel basin', note: '$840.00', group: 'Products' },
    ],
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('basin');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 suggestions');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const active = canvas.getByRole('option', { selected: true });
    await expect(active).toHaveTextContent('Calder basin faucet');
    await expect(input).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ value: 'calder' }));
    await expect(input).toHaveValue('Calder basin faucet');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(args.onQuery).toHaveBeenLastCalledWith('basin'));
  },
};

/** An option that leads to another page leaves the typed text in the field. */
export const CustomText: Story = {
  args: { options: [{ value: '/search?q=basin', label: 'See all 42 results', text: 'basin' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('basin{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('basin');
  },
};

export const Escape: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('b{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Ellery');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('b');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};
export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** Without suggestions no list opens; the search still works. */
export const Empty: Story = {
  args: { options: [], status: 'No suggestions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const French: Story = {
  args: {
    label: 'Rechercher un produit ou un article',
    listLabel: 'Propositions',
    status: '1 proposition',
    options: [
      { value: 'a', label: 'Mitigeurs thermostatiques à bec haut pivotant', note: 'à partir de 1 234,56 $ US' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
  },
};
