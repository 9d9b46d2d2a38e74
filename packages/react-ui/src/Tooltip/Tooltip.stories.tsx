import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'The price including your state’s taxes',
    children: <Button variant="quiet">Estimated total</Button>,
    onOpenChange: fn(),
  },
  decorators: [(Story) => <div className="story-tip">{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Estimated total' });
    await expect(button).toHaveAccessibleDescription('The price including your state’s taxes');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.tab();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

/** Shown by the caller with `open`. */
export const Open: Story = { args: { open: true } };
export const OnDisabled: Story = {
  args: {
    open: true,
    text: 'Choose the required valve first',
    children: <Button aria-disabled>Add to cart</Button>,
  },
};
export const OnIcon: Story = {
  args: {
    open: true,
    text: 'Holds up to four products',
    children: (
      <Button variant="quiet" aria-label="Compare">
        <Icon name="compare" />
      </Button>
    ),
  },
};
export const LongText: Story = {
  args: {
    open: true,
    text: 'The total of all products, less your discount, plus freight to your postal code and the taxes of your state',
  },
};
export const French: Story = {
  args: {
    open: true,
    text: 'Prix incluant les taxes de votre province',
    children: <Button variant="quiet">Total estimatif</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { open: true }, globals: { theme: 'dark' } };
export const HighContrast: Story = { args: { open: true }, globals: { theme: 'contrast' } };
export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } };
