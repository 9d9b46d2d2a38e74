import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Typography/Typography.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading the model' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the model');
  },
};
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Large: Story = {
  render: (args) => (
    <Text size="l" render={<div />}>
      <Spinner {...args} />
    </Text>
  ),
};
export const LongText: Story = {
  args: { label: 'Comparing the prices and the delivery dates of the eleven showrooms near you' },
  decorators: [(Story) => <div className="story-narrow">{Story()}</div>],
};
export const French: Story = {
  args: { label: 'Chargement du modèle en trois dimensions' },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
