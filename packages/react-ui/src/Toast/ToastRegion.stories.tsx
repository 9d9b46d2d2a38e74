import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const code = `import { Link, ToastRegion } from '@basin/react-ui';

<ToastRegion
  messages={[{ id: 'saved', text: 'Saved to favourites.', action: <Link href="/en/favourites">View</Link> }]}
  dismissLabel="Dismiss"
  durationMs={5000}
  onDismiss={() => {}}
/>`;

const appearingCode = `import { Button, ToastRegion } from '@basin/react-ui';
import { useState } from 'react';

function Save() {
  const [messages, setMessages] = useState<string[]>([]);
  return (
    <>
      <Button onClick={() => setMessages([...messages, crypto.randomUUID()])}>Save</Button>
      <ToastRegion
        messages={messages.map((id) => ({ id, text: 'Saved to favourites.' }))}
        dismissLabel="Dismiss"
        durationMs={5000}
        onDismiss={(id) => setMessages((current) => current.filter((message) => message !== id))}
      />
    </>
  );
}`;

const meta = {
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  // each in its own page, because they cover it
  parameters: { docs: { story: { inline: false, height: '30rem' }, source: { code } } },
  args: { messages: [], dismissLabel: 'Dismiss', durationMs: 5000, onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stays 5 s, or longer while it is hovered or focused. */
export const Confirmation: Story = {
  args: { messages: [{ id: 'saved', text: 'Saved to favourites.', action: <Link href="/en/favourites">View</Link> }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved to favourites.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith('saved');
  },
};

/** Stays until it is dismissed. */
export const Failure: Story = {
  args: { messages: [{ id: 'failed', tone: 'danger', text: 'The specification could not be downloaded. Try again.' }] },
};
export const Several: Story = {
  args: {
    messages: [
      { id: 'one', text: 'Added to compare.' },
      {
        id: 'two',
        tone: 'danger',
        text: 'The specification could not be downloaded. Check your connection and try again.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Appearing: Story = {
  parameters: { docs: { source: { code: appearingCode } } },
  render: function Appearing(args) {
    const [messages, setMessages] = useState<string[]>([]);
    return (
      <>
        <Button onClick={() => setMessages([...messages, `toast-${messages.length}`])}>Save</Button>
        <ToastRegion
          {...args}
          messages={messages.map((id) => ({ id, text: 'Saved to favourites.' }))}
          onDismiss={(id) => setMessages((current) => current.filter((message) => message !== id))}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved to favourites.');
  },
};
export const Empty: Story = {};
export const French: Story = {
  args: {
    messages: [{ id: 'saved', text: 'Ajouté à vos favoris.', action: <Link href="/fr/favourites">Voir</Link> }],
    dismissLabel: 'Fermer',
  },
};
