import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Text } from '../Typography/Typography.tsx';
import { Dialog } from './Dialog.tsx';

const code = `import { Button, Dialog, TextField } from '@basin/react-ui';

<Button commandfor="newsletter" command="show-modal">
  Subscribe
</Button>
<Dialog id="newsletter" title="New collections, once a month" closeLabel="Close" footer={<Button variant="primary">Subscribe</Button>}>
  <TextField label="E-mail" type="email" name="email" autoComplete="email" />
</Dialog>`;

const controlledCode = `import { Button, Dialog } from '@basin/react-ui';
import { useState } from 'react';

function Compare() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Compare</Button>
      <Dialog id="compare" title="Compare" closeLabel="Close" open={open} onClose={() => setOpen(false)}>
        …
      </Dialog>
    </>
  );
}`;

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // each in its own page, because they cover it
  parameters: { docs: { story: { inline: false, height: '30rem' }, source: { code } } },
  args: {
    id: 'newsletter',
    title: 'New collections, once a month',
    closeLabel: 'Close',
    onClose: fn(),
    children: <TextField label="E-mail" type="email" name="email" autoComplete="email" />,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link to its hash or an invoker button opens it, with and without scripts. */
export const Default: Story = {
  args: { footer: <Button variant="primary">Subscribe</Button> },
  render: (args) => (
    <Stack direction="row" align="center">
      <Button commandfor={args.id} command="show-modal">
        Subscribe
      </Button>
      <Link href={`#${args.id}`}>By a link</Link>
      <Dialog {...args} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'New collections, once a month' });
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await expect(dialog.matches(':modal')).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(canvas.getAllByRole('button', { name: 'Subscribe' })[0]).toHaveFocus();
  },
};

/** Opened and closed by the caller. */
export const Controlled: Story = {
  parameters: { docs: { source: { code: controlledCode } } },
  render: function Controlled(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Compare</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
};
export const LongText: Story = {
  args: {
    open: true,
    width: 'wide',
    title: 'Terms of sale',
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>
        {index + 1}. Living finishes change with use and time; what looks like wear is what the metal does.
      </Text>
    )),
    footer: <Button variant="primary">Accept</Button>,
  },
};
export const French: Story = {
  args: {
    open: true,
    title: 'Votre session a expiré par suite d’une inactivité prolongée',
    closeLabel: 'Fermer la fenêtre',
    children: <TextField label="Courriel" type="email" name="email" autoComplete="email" />,
    footer: (
      <>
        <Button variant="primary">Se reconnecter</Button>
        <Button variant="quiet">Continuer sans compte</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { open: true }, globals: { theme: 'dark' } };
