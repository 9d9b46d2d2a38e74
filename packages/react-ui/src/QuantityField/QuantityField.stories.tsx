import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuantityField } from './QuantityField.tsx';

const meta = {
  title: 'Forms/QuantityField',
  component: QuantityField,
  args: {
    label: 'Quantity',
    name: 'quantity',
    defaultValue: 1,
    decrease: { label: 'Decrease quantity of basin faucet' },
    increase: { label: 'Increase quantity of basin faucet' },
    onInput: fn(),
  },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect(input).toHaveValue(3);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(input).toHaveValue(2);
    await expect(args.onInput).toHaveBeenCalledTimes(3);
  },
};

/** The steps stop at the limits, and the reason is the field's description. */
export const LimitedToStock: Story = {
  args: { max: 3, defaultValue: 3, problem: 'Only 3 left.' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Increase/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('spinbutton')).toHaveValue(3);
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Only 3 left.');
    await expect(args.onInput).not.toHaveBeenCalled();
  },
};

/** In a form, step buttons with `name` and `value` submit before scripts load. */
export const InForm: Story = {
  args: {
    labelHidden: true,
    decrease: { label: 'One less', name: 'intent', value: 'decrease' },
    increase: { label: 'One more', name: 'intent', value: 'increase' },
  },
  decorators: [
    (Story) => (
      <form action="/en/cart" method="post">
        <Story />
      </form>
    ),
  ],
};
export const Disabled: Story = { args: { disabled: true } };
export const French: Story = {
  args: {
    label: 'Quantité',
    description: 'Vendu par boîte de 12 carreaux, soit 0,93 m².',
    problem: 'Il ne reste que 3 boîtes du même lot de fabrication.',
    decrease: { label: 'Une boîte de moins' },
    increase: { label: 'Une boîte de plus' },
  },
  globals: { viewport: { value: 'phone' } },
};
