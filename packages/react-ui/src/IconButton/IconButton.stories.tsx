import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const toggleCode = `import { IconButton } from '@basin/react-ui';
import { useState } from 'react';

function Favourite() {
  const [on, setOn] = useState(false);
  return <IconButton icon="heart" label="Save to favourites" filled={on} aria-pressed={on} onClick={() => setOn(!on)} />;
}`;

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'heart', label: 'Save to favourites', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save to favourites' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A toggle exposes its state, not just a different colour. */
export const Toggle: Story = {
  parameters: { docs: { source: { code: toggleCode } } },
  render: function Toggle(args) {
    const [on, setOn] = useState(false);
    return <IconButton {...args} filled={on} aria-pressed={on} onClick={() => setOn(!on)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Save to favourites');
  },
};
export const Disabled: Story = { args: { disabled: true } };
