import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu } from './Menu.tsx';

const list = (label: string, names: readonly string[]) => (
  <ul aria-label={label}>
    {names.map((name, place) => (
      <li key={name}>
        <Link href={`?${place}`} variant="quiet" aria-current={place === 0 || undefined}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  decorators: [(Story) => <div className="story-menu">{Story()}</div>],
  args: {
    face: (
      <>
        EN <Icon name="chevron-down" width={14} height={14} />
      </>
    ),
    children: list('Language', ['English', 'Français']),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Français')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'EN' }));
    await waitFor(() => expect(canvas.getByText('Français')).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
  },
};

/** A face without text takes its accessible name from `label`. */
export const IconOnly: Story = {
  args: {
    face: <Icon name="user" />,
    label: 'Account',
    children: list('Account', ['Orders', 'Favourites', 'Addresses', 'Account settings']),
  },
};
export const French: Story = {
  args: {
    face: 'Compte',
    children: list('Compte', ['Historique des commandes', 'Enregistrement de vos produits et garanties prolongées']),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
