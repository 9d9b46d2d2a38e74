import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Typography/Typography.tsx';
import { Popover } from './Popover.tsx';

const code = `import { Button, LinkButton, Popover, Stack, Text } from '@basin/react-ui';

<Button popoverTarget="cart-preview">In your cart</Button>
<Popover id="cart-preview" title="In your cart" closeLabel="Close">
  <Stack gap={4}>
    <Text>1 × Calder basin faucet, polished nickel</Text>
    <LinkButton href="/en/cart">View the cart</LinkButton>
  </Stack>
</Popover>`;

const openCode = `import { Popover, Text } from '@basin/react-ui';
import { useState } from 'react';

function CartPreview() {
  const [open, setOpen] = useState(true);
  return (
    <Popover id="cart-preview" title="In your cart" closeLabel="Close" open={open} onOpenChange={setOpen}>
      <Text>1 × Calder basin faucet, polished nickel</Text>
    </Popover>
  );
}`;

const sidebarCode = `import { Button, Popover, Text } from '@basin/react-ui';

<Button popoverTarget="filters">Filters</Button>
<Popover id="filters" title="Filters" closeLabel="Close" sidebar>
  <Text>Finish, price, collection</Text>
</Popover>`;

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '24rem' }, source: { code } } }, // an open popover covers the whole page
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
      <Button popoverTarget={args.id}>{args.title}</Button>
      <Popover {...args} />
    </div>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In your cart' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'In your cart' })).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
  },
};

/** Opened by the caller with `open`: in the corner of a wide screen, at the bottom of a narrow one. */
export const Open: Story = {
  parameters: { docs: { source: { code: openCode } } },
  args: { open: true },
  render: (args) => (
    <div className="story-menu">
      <Popover {...args} />
    </div>
  ),
};
/** In the page when there is enough room; on a phone the button opens it. */
export const Sidebar: Story = {
  parameters: { docs: { source: { code: sidebarCode } } },
  args: { id: 'filters', sidebar: true, title: 'Filters', children: <Text>Finish, price, collection</Text> },
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
