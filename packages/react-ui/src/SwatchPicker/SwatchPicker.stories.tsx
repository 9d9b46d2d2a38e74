import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { swatches } from '../testing/pictures.ts';
import { SwatchPicker } from './SwatchPicker.tsx';

const meta = {
  title: 'Forms/SwatchPicker',
  component: SwatchPicker,
  args: {
    legend: 'Finish',
    name: 'finish',
    defaultValue: 'nickel',
    options: [
      { value: 'nickel', ...swatches.nickel },
      { value: 'chrome', ...swatches.chrome },
      { value: 'brass', ...swatches.brass, status: 'back-ordered, ships in 3 weeks' },
      { value: 'bronze', ...swatches.bronze },
      { value: 'copper', ...swatches.copper, status: 'discontinued', unavailable: true },
    ],
  },
} satisfies Meta<typeof SwatchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Brushed Nickel' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(
      canvas.getByRole('radio', { name: 'Unlacquered Brass, back-ordered, ships in 3 weeks' }),
    ).toBeChecked();
  },
};

/** The availability is part of the name, not only a strike-through. */
export const Discontinued: Story = {
  args: { defaultValue: 'copper' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Brushed Copper, discontinued');
  },
};
export const Many: Story = {
  args: {
    options: Array.from({ length: 18 }, (_, index) => ({
      value: `finish-${index}`,
      label: `Finish ${index + 1}`,
      color: `hsl(${index * 20} 30% 45%)`,
    })),
    defaultValue: 'finish-4',
  },
  globals: { viewport: { value: 'phone' } },
};
export const WithProblem: Story = { args: { problem: 'Choose a finish.' } };
export const French: Story = {
  args: {
    legend: 'Finition',
    options: [
      {
        value: 'nickel',
        ...swatches.nickel,
        label: 'Nickel brossé vibrant',
        status: 'en réapprovisionnement, expédié sous 3 semaines',
      },
      { value: 'chrome', ...swatches.chrome, label: 'Chrome poli' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Disabled: Story = { args: { disabled: true } };
