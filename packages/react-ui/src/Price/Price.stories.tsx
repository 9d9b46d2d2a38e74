import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Price } from './Price.tsx';

const meta = { title: 'Commerce/Price', component: Price, args: { current: '$612.00' } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

const sale = { current: '$549.00', was: '$612.00', spoken: 'Was $612.00. Now $549.00' };

export const Default: Story = {};
export const From: Story = { args: { current: 'From $612.00' } };

/** Screen readers read one sentence; the figures are visual only. */
export const Sale: Story = {
  args: sale,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sale.spoken)).toBeInTheDocument();
    await expect(canvas.getByText(sale.was)).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(sale.current)).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Large: Story = {
  args: { ...sale, size: 'l', unit: 'per box · $18.60 / sq ft', note: <Badge tone="success">Trade price</Badge> },
};
export const PerUnit: Story = { args: { current: '$186.00', unit: 'per box · $18.60 / sq ft' } };
export const None: Story = { args: { current: 'Price on request' } };

/** Figures of equal width line up. */
export const AlignedFigures: Story = {
  render: () => (
    <Stack gap={1} align="end">
      {['$1,111.11', '$8,888.00', '$40.00'].map((amount) => (
        <Price key={amount} current={amount} />
      ))}
    </Stack>
  ),
};
export const French: Story = {
  args: {
    size: 'l',
    current: 'À partir de 12 549,00 $ CA',
    was: '13 612,00 $ CA',
    spoken: 'Ancien prix 13 612,00 $ CA. Nouveau prix 12 549,00 $ CA',
    unit: 'la boîte · 1 186,40 $ CA le mètre carré',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { ...sale, unit: 'per box' }, globals: { direction: 'rtl' } };
export const Dark: Story = { args: sale, globals: { theme: 'dark' } };
