import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RangeField } from './RangeField.tsx';

const meta = {
  title: 'Forms/RangeField',
  component: RangeField,
  args: {
    legend: 'Price',
    min: 0,
    max: 5000,
    step: 50,
    defaultValue: [400, 2600],
    low: { label: 'Lowest, $', name: 'from' },
    high: { label: 'Highest, $', name: 'to' },
    valueText: (value: number) => `$${value}`,
    histogram: [3, 9, 22, 41, 38, 30, 18, 12, 9, 14, 7, 4, 5, 2, 1, 0, 2, 1, 0, 1],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByRole('spinbutton', { name: 'Highest, $' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await userEvent.clear(to);
    await userEvent.keyboard('3000');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([400, 3000]);
    await expect(canvas.getByRole('slider', { name: 'Highest, $' })).toHaveAttribute('aria-valuetext', '$3000');
  },
};

/** The bounds never cross. */
export const Crossed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('spinbutton', { name: 'Lowest, $' });
    await userEvent.clear(from);
    await userEvent.type(from, '9999{Enter}');
    await expect(from).toHaveValue(2600);
    await expect(args.onValueChange).toHaveBeenCalledWith([2600, 2600]);
  },
};
/** Track and histogram are mirrored like the thumbs: the smallest value is on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [histogram, track] = canvasElement.querySelectorAll('svg');
    const leftOf = (part: Element | null | undefined) => part?.getBoundingClientRect().left ?? NaN;
    const fromLeft = (part: Element | null | undefined, whole: Element | undefined) =>
      (leftOf(part) - leftOf(whole)) / (whole?.getBoundingClientRect().width ?? NaN);
    await expect(fromLeft(track?.lastElementChild, track)).toBeCloseTo(0.48); // 2600 of 5000, from the right
    await expect(fromLeft(histogram?.lastElementChild, histogram)).toBeCloseTo(0.45, 1); // the bars up to 2750
  },
};
export const WithoutHistogram: Story = { args: { histogram: undefined } };
export const Empty: Story = { args: { histogram: [0, 0, 0, 0] } };
export const Disabled: Story = { args: { disabled: true } };
export const French: Story = {
  args: { legend: 'Fourchette de prix', low: { label: 'Prix minimal, $ US' }, high: { label: 'Prix maximal, $ US' } },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
