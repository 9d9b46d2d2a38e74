import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Typography/Typography.tsx';
import { Link } from './Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';

const byRouterCode = `import { Link, LinkProvider } from '@basin/react-ui';

<LinkProvider
  render={({ children, ...props }) => (
    <a {...props} data-router>
      {children}
    </a>
  )}
>
  <Link href="/en/inspiration">See the collection</Link>
</LinkProvider>`;

const meta = {
  title: 'Actions/Link',
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '/en/inspiration', children: 'See the collection' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InText: Story = {
  render: () => (
    <Text>
      Every finish is living metal: read <Link href="/en/care">how to care for it</Link> before you choose.
    </Text>
  ),
};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Current: Story = { args: { variant: 'quiet', 'aria-current': 'page' } };

/** A URL that would run a script is dropped. */
export const UnsafeAddress: Story = {
  args: { href: ' java\tscript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('See the collection')).not.toHaveAttribute('href');
  },
};

/** The application's router follows every link that opens in the same window. */
export const FollowedByRouter: Story = {
  render: (args) => {
    const follow = (address: string, event: MouseEvent) => {
      event.preventDefault();
      document.body.dataset.address = address;
    };
    return (
      <LinkProvider onNavigate={follow}>
        <Link {...args} href="/en/inspiration?room=bath#tile" />
      </LinkProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'See the collection' }));
    await expect(document.body.dataset.address).toBe('/en/inspiration?room=bath#tile');
  },
};

/** The application's router renders every link of the kit. */
export const ByRouter: Story = {
  parameters: { docs: { source: { code: byRouterCode } } },
  render: (args) => (
    <LinkProvider
      render={({ children, ...props }) => (
        <a {...props} data-router>
          {children}
        </a>
      )}
    >
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
export const French: Story = { args: { children: 'Voir toute la collection' } };
