import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FacetGroup } from './FacetGroup.tsx';

const meta = {
  title: 'Commerce/FacetGroup',
  component: FacetGroup,
  decorators: [(Story) => <div className="story-narrow">{Story()}</div>],
  args: {
    legend: 'Finish',
    name: 'finish',
    defaultOpen: true,
    more: 'Show more',
    less: 'Show less',
    options: [
      { value: 'nickel', label: 'Brushed Nickel', note: 48 },
      { value: 'chrome', label: 'Polished Chrome', note: 112 },
      { value: 'brass', label: 'Unlacquered Brass', note: 9 },
    ],
  },
} satisfies Meta<typeof FacetGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = [
  ...meta.args.options,
  { value: 'bronze', label: 'Oil-rubbed Bronze', note: 7 },
  { value: 'black', label: 'Matte Black', note: 31 },
];

export const Default: Story = {};
export const Closed: Story = { args: { defaultOpen: false, defaultValue: ['nickel'] } };

/** The summary line counts the selected values. */
export const Selected: Story = {
  args: { defaultValue: ['nickel', 'brass'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Finish', { selector: 'summary *' }).parentElement).toHaveTextContent('Finish2');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Chrome/ }));
    await expect(canvas.getByText('Finish', { selector: 'summary *' }).parentElement).toHaveTextContent('Finish3');
  },
};

export const ShowMore: Story = {
  args: { options: many, shown: 2 },
  play: async ({ canvas, userEvent }) => {
    const brass = canvas.getByRole('checkbox', { name: /Brass/ });
    await expect(brass).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show more'));
    await expect(canvas.getByText('Show less')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(brass).toBeChecked();
    await expect(brass).toHaveFocus();
  },
};

/** Initially selected values are visible wherever they are in the list. */
export const SelectedInTheRest: Story = { args: { options: many, shown: 2, defaultValue: ['black'] } };

/** The values are rendered when the line is opened; without scripts the link leads to them. */
export const Deferred: Story = {
  args: { options: many, shown: 3, defaultOpen: false, fallback: <a href="?open=finish">View all</a> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByText('Finish', { selector: 'summary *' }));
    await expect(await canvas.findByRole('checkbox', { name: /Brass/ })).toBeVisible();
    await expect(canvas.queryByText('Matte Black')).toBeNull();
    await userEvent.click(canvas.getByText('Show more'));
    await expect(await canvas.findByRole('checkbox', { name: /Matte Black/ })).toBeVisible();
  },
};
export const ValueDisabled: Story = {
  args: { options: [...meta.args.options, { value: 'rose', label: 'Rose Gold', note: 0, disabled: true }] },
  play: ({ canvas }) => expect(canvas.getByText('0')).toHaveAttribute('data-part', 'choice-note'),
};

/** While the results are loading. */
export const Loading: Story = { args: { disabled: true, 'aria-busy': true, defaultValue: ['nickel'] } };
export const French: Story = {
  args: {
    legend: 'Certifications environnementales',
    more: 'Afficher plus',
    less: 'Afficher moins',
    shown: 1,
    options: [
      { value: 'a', label: 'Mitigeur thermostatique à limitation de température réglable', note: '1 204' },
      { value: 'b', label: 'Économie d’eau', note: 12 },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { options: many, shown: 3 }, globals: { direction: 'rtl' } };
export const Dark: Story = { args: { defaultValue: ['chrome'] }, globals: { theme: 'dark' } };
