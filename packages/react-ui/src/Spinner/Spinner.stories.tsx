import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Typography/Typography.tsx';
import { Spinner } from './Spinner.tsx';

/**
 * For a wait of more than a second whose end is not known. Where the shape of what comes is known, a Skeleton holds its place;
 * where the progress is known, a ProgressBar shows it; a button that waits is `pending`.
 *
 * - **Do** say what is under way: “Loading the model”, not “Please wait”.
 * - **Do** put `aria-busy` on the region that waits.
 * - **Don’t** show more than one at a time.
 * - **Don’t** show it for less than a second: it only flickers.
 *
 * | key | does                              |
 * | --- | --------------------------------- |
 * | –   | nothing; it is not to be operated |
 *
 * **Accessibility.** It is a `status`: the words are announced when it appears, once. Under reduced motion the ring stands
 * still, so leave the words to be seen there too.
 *
 * **Tokens.** `--basin-color-line`, `--basin-space-2`; size and colour are those of the text.
 */
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
