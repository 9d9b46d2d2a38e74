import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '../Picture/Picture.tsx';
import { pictures } from '../testing/pictures.ts';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  args: {
    label: 'New arrivals',
    pauseLabel: 'Pause',
    playLabel: 'Play',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    slides: [pictures.room, pictures.tub, pictures.tile].map((picture) => (
      <Picture key={picture.src} {...picture} width={1280} height={800} />
    )),
  },
  decorators: [
    (Story) => (
      <div className="story-medium">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'true'));
  },
};

/** The pause button is its first control; focus and hover pause it too. */
export const Autoplay: Story = {
  args: { autoplay: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = {
  args: {
    label: 'Nouveautés',
    pauseLabel: 'Suspendre',
    playLabel: 'Reprendre',
    previousLabel: 'Précédent',
    nextLabel: 'Suivant',
  },
};
