import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Claim } from './Claim.tsx';
import { Shopper } from './Shopper.tsx';

const meta = {
  title: 'Screens/Claim',
  component: Claim,
  tags: ['!autodocs'],
  args: { category: 'bathroom-faucets' },
  decorators: [
    (Story) => (
      <Shopper>
        <Story />
      </Shopper>
    ),
  ],
} satisfies Meta<typeof Claim>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    const [product] = await canvas.findAllByRole('checkbox');
    if (product) await userEvent.click(product);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'The claim is not complete' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'What is wrong?' }), 'The finish comes off.');
    const picture = new File(['picture'], 'faucet.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(/^Pictures/), picture);
    await canvas.findByText('faucet.jpg');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await canvas.findByText(/We have your claim/);
  },
};
