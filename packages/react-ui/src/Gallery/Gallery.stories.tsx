import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pictures } from '../testing/pictures.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Media/Gallery',
  component: Gallery,
  args: {
    label: 'Pictures of the Calder basin faucet',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    zoom: { open: 'Enlarge', inPlace: 'Magnify', close: 'Close', zoomIn: 'Full size', zoomOut: 'Fit to window' },
    pictures: [
      { ...pictures.nickel, label: 'Front', thumbnail: pictures.nickel.src, large: pictures.nickel.src },
      { ...pictures.chrome, label: 'In chrome', thumbnail: pictures.chrome.src, large: pictures.chrome.src },
      { ...pictures.basin, label: 'Over a basin', thumbnail: pictures.basin.src, large: pictures.basin.src },
      { ...pictures.drawing, label: 'Drawing', thumbnail: pictures.drawing.src, large: pictures.drawing.src },
    ],
  },
  decorators: [
    (Story) => (
      <div className="story-medium">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'Over a basin' });
    last.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'true'));
    canvas.getByRole('link', { name: 'Enlarge, Over a basin' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Over a basin' })).toBeVisible());
    canvas.getByRole('button', { name: 'Full size' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Fit to window' })).toBeVisible();
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
/** Next and Previous wrap around; the new picture is announced. */
export const NextAndPrevious: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('In chrome'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Drawing'));
  },
};
/** In the enlarged view arrow keys and buttons show the next picture; at full size the arrow keys scroll. */
export const EnlargedNextAndPrevious: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Enlarge, Front' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await waitFor(() => canvas.getByRole('dialog', { name: 'Front' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dialog).toHaveAccessibleName('In chrome'));
    await expect(within(dialog).getByRole('status')).toHaveTextContent('In chrome');
    within(dialog).getByRole('button', { name: 'Full size' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(dialog).toHaveAccessibleName('In chrome');
    await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(dialog).toHaveAccessibleName('Drawing'));
    within(dialog).getByRole('button', { name: 'Previous' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).toHaveAccessibleName('Over a basin'));
  },
};
/** The picture is magnified in place; arrow keys and the mouse move across it, Escape leaves it. */
export const ZoomInPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    const magnify = canvas.getByRole('button', { name: 'Magnify' });
    magnify.focus();
    await userEvent.keyboard('{Enter}');
    await expect(magnify).toHaveAttribute('aria-pressed', 'true');
    const region = canvas.getByRole('region', { name: pictures.nickel.alt });
    await waitFor(() => expect(region).toHaveFocus());
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth * 2);
    await userEvent.keyboard('{Escape}');
    await expect(magnify).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Tab}');
  },
};
export const Magnified: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Magnify' }));
  },
};
export const One: Story = {
  args: { pictures: [{ ...pictures.tub, label: 'Front', thumbnail: pictures.tub.src, large: pictures.tub.src }] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = {
  args: {
    label: 'Images du robinet de lavabo Calder',
    previousLabel: 'Précédente',
    nextLabel: 'Suivante',
    zoom: {
      open: 'Agrandir',
      inPlace: 'Loupe',
      close: 'Fermer',
      zoomIn: 'Taille réelle',
      zoomOut: 'Ajuster à la fenêtre',
    },
    pictures: [
      { ...pictures.nickel, label: 'De face', thumbnail: pictures.nickel.src, large: pictures.nickel.src },
      { ...pictures.drawing, label: 'Dessin coté', thumbnail: pictures.drawing.src, large: pictures.drawing.src },
    ],
  },
};
