import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StoreMap } from './StoreMap.tsx';

const meta = {
  title: 'Media/StoreMap',
  component: StoreMap,
  args: {
    label: 'Showrooms on a map',
    view: { x: 0, y: 0, width: 300, height: 180 },
    ground: <path d="M20 60L80 20 180 30 270 70 280 130 200 165 110 150 40 120z" />,
    marks: [
      { id: 'west', label: 'Portland', x: 60, y: 70, href: '#west' },
      { id: 'north', label: 'Minneapolis', x: 150, y: 50, href: '#north' },
      { id: 'south', label: 'Houston', x: 160, y: 140, href: '#south' },
      { id: 'east', label: 'New York', x: 262, y: 80, href: '#east' },
    ],
    names: [
      { text: 'Minneapolis', x: 150, y: 50 },
      { text: 'New York', x: 262, y: 80 },
      { text: 'Denver', x: 100, y: 95, minWidth: 30 },
    ],
    zoomInLabel: 'Zoom in',
    zoomOutLabel: 'Zoom out',
    onValueChange: fn(),
  },
  decorators: [(Story) => <div className="story-medium">{Story()}</div>],
} satisfies Meta<typeof StoreMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Portland' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Minneapolis' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Houston' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('south');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  },
};
export const ZoomedIn: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('button', { name: 'Zoom in' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[data-zoom="4"]')).not.toBeNull());
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  },
};
export const Selected: Story = { args: { defaultValue: 'east' } };
/** Cropped to the surroundings of one place. */
export const Cropped: Story = { args: { view: { x: 120, y: 30, width: 150, height: 90 }, defaultValue: 'north' } };
export const Empty: Story = { args: { marks: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { defaultValue: 'west' }, globals: { direction: 'rtl' } };
export const Dark: Story = { args: { defaultValue: 'east' }, globals: { theme: 'dark' } };
export const French: Story = {
  args: { label: 'Salles d’exposition sur une carte', zoomInLabel: 'Agrandir', zoomOutLabel: 'Réduire' },
};
