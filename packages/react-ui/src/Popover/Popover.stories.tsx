import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Typography/Typography.tsx';
import { Popover } from './Popover.tsx';

/**
 * For a glance at something while the page stays in use: what is in the cart, what a word means. A few links are a Menu; what must
 * be answered first is a Dialog.
 *
 * - **Do** open it by a button with `popovertarget`, which works before scripts load; it is placed beside that button.
 * - **Do** say what happened in a live region too when it opens by itself, and leave it open while the pointer or the focus is inside.
 * - **Don’t** put the only way to something in it: it goes with the next press.
 * - **Don’t** open a second one from within it.
 *
 * | key          | does                                              |
 * | ------------ | ------------------------------------------------- |
 * | Enter, Space | on its button: opens it, and closes it again      |
 * | Tab          | goes to what it holds, right after its button     |
 * | Escape       | closes it; the focus goes back to the button      |
 */
const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    id: 'cart-preview',
    title: 'In your cart',
    closeLabel: 'Close',
    onOpenChange: fn(),
    children: (
      <Stack gap={4}>
        <Text>1 × Calder basin faucet, polished nickel</Text>
        <LinkButton href="?cart">View the cart</LinkButton>
      </Stack>
    ),
  },
  render: (args) => (
    <div className="story-menu">
      <Button popoverTarget={args.id}>Cart</Button>
      <Popover {...args} />
    </div>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cart' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'In your cart' })).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
  },
};

/** Opened from outside, by `open`: in the corner of a wide screen, at the foot of a narrow one. */
export const Open: Story = {
  args: { open: true },
  render: (args) => (
    <div className="story-menu">
      <Popover {...args} />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    open: true,
    title: 'Eleven products are in the cart that you and your partner share',
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>1 × Harrow freestanding bathtub with an overflow in the wall, polished nickel</Text>
    )),
  },
};
export const French: Story = {
  args: { open: true, title: 'Dans votre panier', closeLabel: 'Fermer', children: <Text>1 × Robinet Calder</Text> },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { open: true }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } };
