import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Tray } from './Tray.tsx';

const clear = fn();

const meta = {
  title: 'Commerce/Tray',
  component: Tray,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Compare',
    children: <p role="status">2 products to compare</p>,
    actions: (
      <>
        <Button size="small" variant="quiet" onClick={clear}>
          Clear comparison
        </Button>
        <LinkButton size="small" variant="primary" href="?compare">
          Compare now
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof Tray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Compare' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(clear).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Compare now' })).toHaveFocus();
  },
};
export const WithoutActions: Story = { args: { actions: undefined } };
export const LongText: Story = {
  args: { children: <p role="status">Four products of three collections to compare: remove one to add another.</p> },
};
export const French: Story = {
  args: {
    label: 'Comparer',
    children: <p role="status">2 produits à comparer</p>,
    actions: (
      <>
        <Button size="small" variant="quiet">
          Vider la comparaison
        </Button>
        <LinkButton size="small" variant="primary" href="?compare">
          Comparer maintenant
        </LinkButton>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
