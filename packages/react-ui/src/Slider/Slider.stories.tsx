import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: {
    label: 'Distance',
    name: 'miles',
    min: 5,
    max: 100,
    step: 5,
    defaultValue: 25,
    valueText: (value: number) => `${value} miles`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Distance' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '25 miles');
    await fireEvent.input(slider, { target: { value: '30' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '30 miles');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(30);
  },
};
export const AtMinimum: Story = { args: { defaultValue: 5 } };
export const AtMaximum: Story = { args: { defaultValue: 100 } };
export const WithDescription: Story = { args: { description: 'From the postal code above.', note: 'optional' } };
export const WithProblem: Story = {
  args: { problem: 'There is no showroom this close. Extend the distance.', defaultValue: 5 },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'How far you would drive to see the collection',
    valueText: (value) => `${value} miles, or ${value * 2} minutes`,
  },
};
export const French: Story = {
  args: { label: 'Distance jusqu’à la salle d’exposition', valueText: (value) => `${value} milles` },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
