import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

/**
 * For a few words that explain a control to somebody who hesitates over it: what a figure is made of, why a button is not to be
 * pressed. More than a sentence, or anything to press, is a Popover.
 *
 * - **Do** give the control a name of its own; the words only describe it.
 * - **Do** put it on a button or a link, which the keyboard reaches.
 * - **Don’t** put anything in it that must be known: a finger has no pointer to rest, and before scripts load it stays hidden.
 * - **Don’t** repeat the name of the control.
 *
 * | key    | does                                                   |
 * | ------ | ------------------------------------------------------ |
 * | Tab    | goes to the control and shows the words; away hides them |
 * | Escape | hides the words, the focus stays                       |
 *
 * **Accessibility.** The words are the control’s description (`aria-describedby`), shown or not. They stay while the pointer is
 * on them, so that they can be read enlarged, and Escape hides them without moving anything (WCAG 1.4.13).
 *
 * **Tokens.** `--basin-color-ink`, `--basin-color-paper`, `--basin-text-s`, `--basin-space-1` to `--basin-space-3`, `--basin-duration-short`.
 */
const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'What it costs with the taxes of your state',
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
    await expect(button).toHaveAccessibleDescription('What it costs with the taxes of your state');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.tab();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

/** Shown from outside, by `open`. */
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
    text: 'What the products cost together, less your discount, with the freight to your postal code and the taxes of your state',
  },
};
export const French: Story = {
  args: {
    open: true,
    text: 'Prix avec les taxes de votre province',
    children: <Button variant="quiet">Total estimatif</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { open: true }, globals: { theme: 'dark' } };
export const HighContrast: Story = { args: { open: true }, globals: { theme: 'contrast' } };
export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } };
