import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Toasts } from './Toasts.tsx';
import { useToast } from './use-toast.ts';

function Actions() {
  const toast = useToast();
  return (
    <Stack direction="row" gap={2}>
      <Button onClick={() => toast({ text: 'Saved to favourites.', tone: 'success' })}>Save</Button>
      <Button
        onClick={() => {
          const dismiss = toast({
            text: 'The line was removed.',
            action: (
              <Button size="small" variant="quiet" onClick={() => dismiss()}>
                Undo
              </Button>
            ),
          });
        }}
      >
        Remove
      </Button>
    </Stack>
  );
}

const code = `import { Button, Toasts, useToast } from '@basin/react-ui';

function Save() {
  const toast = useToast();
  return <Button onClick={() => toast({ text: 'Saved to favourites.', tone: 'success' })}>Save</Button>;
}

<Toasts dismissLabel="Dismiss" durationMs={5000}>
  <Save />
</Toasts>`;

const withActionCode = `import { Button, Toasts, useToast } from '@basin/react-ui';

function Remove() {
  const toast = useToast();
  const remove = () => {
    const undo = <Button size="small" variant="quiet" onClick={() => dismiss()}>Undo</Button>;
    const dismiss = toast({ text: 'The line was removed.', action: undo });
  };
  return <Button onClick={remove}>Remove</Button>;
}

<Toasts dismissLabel="Dismiss" durationMs={5000}>
  <Remove />
</Toasts>`;

const meta = {
  title: 'Feedback/Toasts',
  component: Toasts,
  parameters: { docs: { story: { inline: false, height: '20rem' }, source: { code } } },
  args: { dismissLabel: 'Dismiss', durationMs: 5000, children: <Actions />, onOpenChange: fn() },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved to favourites.'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};
export const WithAction: Story = {
  parameters: { docs: { source: { code: withActionCode } } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
