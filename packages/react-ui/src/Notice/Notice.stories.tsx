import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Notice, type Tone } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'Orders placed today ship on Monday.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as Tone[]).map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice of ${tone}`}>
          Say what happened and what to do next.
        </Notice>
      ))}
    </Stack>
  ),
};
export const WithActions: Story = {
  args: {
    tone: 'warning',
    title: 'Your cart changed elsewhere',
    children: 'Another window added a basin faucet. The cart below is the current one.',
    actions: <Button size="small">Reload the cart</Button>,
  },
};
export const French: Story = {
  args: {
    tone: 'danger',
    title: 'Livraison impossible à cette adresse',
    children: 'Les articles surdimensionnés ne sont pas expédiés vers Hawaï, l’Alaska et Porto Rico.',
  },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expect(canvasElement.closest('[lang]')).toHaveAttribute('lang', 'fr'),
};
export const Dark: Story = { args: { tone: 'success', title: 'Order placed' }, globals: { theme: 'dark' } };
