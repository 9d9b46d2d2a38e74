import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictures } from '../testing/pictures.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Media/Picture',
  component: Picture,
  args: pictures.nickel,
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

const missing = (name: string) => `/missing/${name}`;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: pictures.nickel.alt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await waitFor(() => expect(image.closest('[data-loaded]')).not.toBeNull());
  },
};

/** The blurred copy fills the space; the picture itself never loads in this story. */
export const Placeholder: Story = { args: { src: missing('late.webp'), alt: '' } };

/** Loaded eagerly and with high priority. */
export const Priority: Story = { args: { ...pictures.room, priority: true } };

/** A drawing is shown whole, not cropped. */
export const Drawing: Story = { args: pictures.drawing };

/** The picture and its copy without WebP fail; the placeholder picture is shown. */
export const FallsBack: Story = {
  args: { src: missing('picture.webp'), fallbacks: [missing('picture.jpg'), pictures.basin.src] },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.getAttribute('src')).toBe(pictures.basin.src));
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  },
};

/** Every source fails: after two fallbacks the alt text is shown. */
export const NothingLoads: Story = {
  args: {
    src: missing('1.webp'),
    fallbacks: [missing('2.jpg'), missing('3.png'), missing('4.gif')],
    placeholder: undefined,
  },
};
