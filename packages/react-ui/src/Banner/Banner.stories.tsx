import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const closableCode = `import { Banner, IconButton, Link } from '@basin/react-ui';
import { useState } from 'react';

function Offer() {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Banner
      label="Offer"
      tone="accent"
      actions={<IconButton icon="close" label="Close" onClick={() => setIsClosed(true)} />}
    >
      Free samples of every tile through June. <Link href="?samples">Order samples</Link>
    </Banner>
  );
}`;

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Offer',
    tone: 'accent',
    children: (
      <>
        Free samples of every tile through June. <Link href="?samples">Order samples</Link>
      </>
    ),
    actions: <IconButton icon="close" label="Close" />,
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The caller removes it. */
export const Closable: Story = {
  parameters: { docs: { source: { code: closableCode } } },
  render: function Closable({ actions, ...args }) {
    const [isClosed, setIsClosed] = useState(false);
    const close = <IconButton icon="close" label="Close" onClick={() => setIsClosed(true)} />;
    return isClosed ? <div /> : <Banner {...args} actions={actions && close} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Offer' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Order samples' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap={0}>
      <Banner {...args} label="Warning" tone="warning">
        Deliveries to the Gulf Coast are a day late.
      </Banner>
      <Banner {...args} />
      <Banner label="Preview" actions={<Button size="small">Close the preview</Button>}>
        You are viewing unpublished drafts.
      </Banner>
    </Stack>
  ),
};

/** A message without actions, which cannot be closed. */
export const WithoutActions: Story = { args: { actions: undefined } };
export const LongText: Story = {
  args: {
    label: 'Cookies',
    tone: 'plain',
    children:
      'We count visits to see which pages help and which do not. Nothing is counted before you agree, no data is sold, and you can change your choice at any time at the bottom of every page.',
    actions: (
      <Stack direction="row" gap={3}>
        <Button size="small">Accept</Button>
        <Button size="small">Decline</Button>
      </Stack>
    ),
  },
};
export const French: Story = {
  args: {
    label: 'Avertissement',
    tone: 'warning',
    children: (
      <>
        Les livraisons vers la côte du golfe ont un jour de retard. <Link href="?etat">État des livraisons</Link>
      </>
    ),
    actions: <IconButton icon="close" label="Fermer" />,
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { tone: 'warning' }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
