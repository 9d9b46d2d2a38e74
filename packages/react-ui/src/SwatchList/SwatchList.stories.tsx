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
  [...canvasElement.querySelectorAll('[role=group] > *')].filter((item) => getComputedStyle(item).display !== 'none')
    .length;

const restIn = (canvasElement: HTMLElement) => {
  const list = canvasElement.querySelector('[role=group]');
  return list && getComputedStyle(list, '::after').content;
};

/** Three swatches, and the number of the others. */
export const Narrow: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toBe(3);
    await expect(restIn(canvasElement)).toBe('"+5"');
  },
};

/** Five swatches from 1330 px. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toBe(5);
    await expect(restIn(canvasElement)).toBe('"+3"');
  },
};
export const WideMode: Story = { args: { mode: 'wide' }, globals: { viewport: { value: 'desktop' } } };
export const Few: Story = { args: { swatches: [swatches.nickel, swatches.chrome] } };
export const AsLinks: Story = {
  args: { swatches: Object.entries(swatches).map(([sku, swatch]) => ({ ...swatch, href: `?sku=${sku}` })) },
};
