import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { swatches } from '../testing/pictures.ts';
import { SwatchList } from './SwatchList.tsx';

const meta = {
  title: 'Media/SwatchList',
  component: SwatchList,
  args: { swatches: Object.values(swatches), more: (hidden: number) => `+${hidden}` },
} satisfies Meta<typeof SwatchList>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li')].filter((item) => getComputedStyle(item).display !== 'none').length;

/** Three and the rest as a number. */
export const Narrow: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toBe(4);
    await expect(canvas.getByText('+5')).toBeVisible();
  },
};

/** Five from 1330 px on. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toBe(6);
    await expect(canvas.getByText('+3')).toBeVisible();
  },
};
export const WideMode: Story = { args: { mode: 'wide' }, globals: { viewport: { value: 'desktop' } } };
export const Few: Story = { args: { swatches: [swatches.nickel, swatches.chrome] } };
export const AsLinks: Story = {
  args: { swatches: Object.entries(swatches).map(([sku, swatch]) => ({ ...swatch, href: `?sku=${sku}` })) },
};
