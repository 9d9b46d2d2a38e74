import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Feedback/Timeline',
  component: Timeline,
  decorators: [(Story) => <div className="story-medium">{Story()}</div>],
  args: {
    'aria-label': 'Order W1042',
    events: [
      { id: 'ordered', title: 'Ordered', time: 'March 3, 2026' },
      {
        id: 'sent',
        title: <Link href="?tracking=1Z998">Track with UPS: 1Z998</Link>,
        time: 'Sent on March 5, 2026',
        children: '1 × Calder basin faucet',
      },
      { id: 'delivery', title: 'Delivery', time: 'Expected March 9, 2026', ahead: true },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const events = canvas.getAllByRole('listitem');
    await expect(events.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Ordered',
      'Track with UPS: 1Z998',
      'Delivery',
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Track with UPS: 1Z998' })).toHaveFocus();
  },
};
export const OneEvent: Story = { args: { events: [{ id: 'ordered', title: 'Ordered', time: 'March 3, 2026' }] } };
export const LongText: Story = {
  args: {
    events: [
      {
        id: 'sent',
        title: <Link href="?tracking">Track with Great Lakes Freight and Cartage: GL-0098-1123-5581-3213-4455</Link>,
        time: 'Sent on Wednesday, September 23, 2026',
        children:
          '1 × Harrow freestanding bathtub with an overflow in the wall, 1 × floor-mounted tub filler with a hand shower',
      },
      { id: 'delivery', title: 'Delivery by appointment; the carrier calls two days before', ahead: true },
    ],
  },
};
export const French: Story = {
  args: {
    'aria-label': 'Commande W1042',
    events: [
      { id: 'ordered', title: 'Commande passée', time: '3 mars 2026' },
      {
        id: 'sent',
        title: <Link href="?suivi">Suivre avec Purolator : 1Z998</Link>,
        time: 'Expédié le 5 mars 2026',
        children: '2 × Robinetterie de lavabo Calder',
      },
      { id: 'delivery', title: 'Livraison', time: 'Prévue le 9 mars 2026', ahead: true },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
