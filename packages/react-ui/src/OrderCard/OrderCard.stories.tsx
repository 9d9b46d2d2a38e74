import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { pictures } from '../testing/pictures.ts';
import { Text } from '../Typography/Typography.tsx';
import { OrderCard } from './OrderCard.tsx';

const meta = {
  title: 'Commerce/OrderCard',
  component: OrderCard,
  args: {
    name: 'W0012345678',
    href: '/en/orders/W0012345678',
    status: { label: 'Shipped' },
    details: ['Ordered March 12, 2026'],
    total: '$1,349.49',
    pictures: [
      <Picture key="nickel" {...pictures.nickel} />,
      <Picture key="basin" {...pictures.basin} />,
      <Picture key="tile" {...pictures.tile} />,
    ],
  },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const controls = (
  <>
    <Button size="small">Track the parcel</Button>
    <Button size="small" variant="quiet">
      Order again
    </Button>
  </>
);

export const Default: Story = {
  args: { children: controls },
  play: async ({ canvas, userEvent }) => {
    const stops = [
      canvas.getByRole('link', { name: 'W0012345678' }),
      canvas.getByRole('button', { name: 'Track the parcel' }),
      canvas.getByRole('button', { name: 'Order again' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};
export const Completed: Story = { args: { status: { label: 'Completed', tone: 'success' } } };
export const Cancelled: Story = {
  args: {
    status: { label: 'Cancelled', tone: 'danger' },
    details: ['Ordered March 12, 2026', 'Refunded to your card'],
  },
};
export const ManyItems: Story = { args: { more: 'and 7 more' } };
export const NoPictures: Story = { args: { pictures: undefined } };

/** The newest order first, each with its own link. */
export const List: Story = {
  render: () => (
    <div>
      <OrderCard {...meta.args} status={{ label: 'In preparation' }} />
      <OrderCard {...meta.args} name="W0012345602" status={{ label: 'Completed', tone: 'success' }} total="$612.00" />
    </div>
  ),
};

/** An empty list has no card: say so in text, and offer a next step. */
export const Empty: Story = { render: () => <Text>You have not ordered anything yet.</Text> };

/** A placeholder in the shape of a card. */
export const Loading: Story = {
  render: () => (
    <div aria-busy>
      <Skeleton shape="short" />
      <Skeleton />
      <Skeleton shape="control" />
    </div>
  ),
};
export const Phone: Story = {
  args: { children: controls, more: 'and 7 more' },
  globals: { viewport: { value: 'phone' } },
};
export const French: Story = {
  args: {
    status: { label: 'En cours de réapprovisionnement' },
    details: ['Commandé le 12 septembre 2026', 'Remboursement en cours sur votre moyen de paiement'],
    total: '125 490,00 $ CA',
    more: 'et 7 autres articles',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { children: controls }, globals: { direction: 'rtl' } };
export const Dark: Story = { args: { status: { label: 'Cancelled', tone: 'danger' } }, globals: { theme: 'dark' } };
