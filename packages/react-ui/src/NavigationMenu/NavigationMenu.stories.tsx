import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Container } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';

const panel = (all: string, ...names: readonly string[]) => (
  <Container>
    <ul>
      {[...names, all].map((name) => (
        <li key={name}>
          <Link href={`?${encodeURIComponent(name)}`} variant="quiet">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </Container>
);

const meta = {
  title: 'Navigation/NavigationMenu',
  component: NavigationMenu,
  args: {
    label: 'Main',
    items: [
      {
        label: 'Bathroom',
        href: '?bathroom',
        panel: panel('All of bathroom', 'Faucets', 'Basins', 'Showers', 'Baths'),
      },
      { label: 'Kitchen', href: '?kitchen', panel: panel('All of kitchen', 'Sinks', 'Kitchen faucets') },
      { label: 'Showrooms', href: '?showrooms' },
    ],
  },
  decorators: [(Story) => <div className="story-menu">{Story()}</div>],
} satisfies Meta<typeof NavigationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const kitchen = canvas.getByRole('button', { name: 'Kitchen' });
    kitchen.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Sinks')).toBeVisible());
    await expect(canvas.getByText('Basins')).not.toBeVisible();
  },
};
export const Current: Story = {
  args: {
    items: [
      { label: 'Bathroom', href: '?bathroom', panel: panel('All of bathroom', 'Faucets'), current: true },
      { label: 'Showrooms', href: '?showrooms' },
    ],
  },
};
export const French: Story = {
  args: {
    label: 'Principal',
    items: ['Salle de bains', 'Cuisine', 'Carrelage', 'Inspiration', 'Services', 'Trouver une salle d’exposition'].map(
      (label) => ({ label, href: `?${label}` }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
