import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../Typography/Typography.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Overlays/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'dimensions', summary: 'Dimensions', children: <Text>Height 286 mm, reach 178 mm, one 35 mm hole.</Text> },
      { id: 'care', summary: 'Care', children: <Text>A soft cloth and water. No scouring powder, no vinegar.</Text> },
      {
        id: 'documents',
        summary: 'Documents',
        note: '4',
        children: <Text>Drawings, CAD files and the warranty.</Text>,
      },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Care'));
    await expect(canvas.getByText(/soft cloth/)).toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith('care', true));
  },
};

/** Opening one line closes the others. */
export const Exclusive: Story = { args: { exclusive: true } };

/** Each summary is a heading in the page outline, and one line is initially open. */
export const Headings: Story = {
  args: {
    headingLevel: 3,
    items: [
      {
        id: 'dimensions',
        summary: 'Dimensions',
        defaultOpen: true,
        children: <Text>Height 286 mm, reach 178 mm.</Text>,
      },
      { id: 'care', summary: 'Care', children: <Text>A soft cloth and water.</Text> },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <h2>Facts</h2>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Dimensions' })).toBeVisible();
    await expect(canvas.getByText(/286 mm/)).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'ship',
        summary:
          'When does a faucet in a made-to-order finish leave the factory, and who informs the installer about it?',
        note: '12 answers',
        defaultOpen: true,
        children: <Text>Eight to ten weeks after the order. The carrier calls two days before it delivers.</Text>,
      },
      {
        id: 'return',
        summary: 'What can be returned, and until when?',
        children: <Text>Unused products, within 30 days.</Text>,
      },
    ],
  },
};
export const French: Story = {
  args: {
    items: [
      {
        id: 'tech',
        summary: 'Caractéristiques techniques et certifications environnementales',
        note: '(1 204)',
        defaultOpen: true,
        children: <Text>Hauteur 286 mm, portée 178 mm, un trou de 35 mm.</Text>,
      },
      { id: 'care', summary: 'Entretien', children: <Text>Un chiffon doux et de l’eau.</Text> },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
