import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { LinkButton },
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', children: 'Clear all filters' } };
export const Small: Story = { args: { size: 'small', children: 'Edit' } };
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="download" /> Download specification
      </>
    ),
  },
};

/** Presses are ignored and focus stays. */
export const Pending: Story = {
  args: { variant: 'primary', pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };

/** Stays in the tab order and gives the reason why it is disabled. */
export const DisabledWithReason: Story = {
  args: { 'aria-disabled': true, 'aria-describedby': 'reason' },
  decorators: [
    (Story) => (
      <Stack align="start" gap={2}>
        <Story />
        <p id="reason">Choose the required valve first.</p>
      </Stack>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Choose the required valve first.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const French: Story = {
  args: { variant: 'primary', wide: true, children: 'Ajouter les accessoires obligatoires au panier' },
  globals: { viewport: { value: 'phone' } },
};
export const AsLink: Story = {
  render: () => (
    <Stack direction="row">
      <LinkButton href="/en/inspiration" variant="primary">
        See the room
      </LinkButton>
      <LinkButton href="/en/find-a-showroom">Find a showroom</LinkButton>
    </Stack>
  ),
};
export const Dark: Story = { args: { variant: 'primary' }, globals: { theme: 'dark' } };
export const HighContrast: Story = { args: { variant: 'primary' }, globals: { theme: 'contrast' } };
