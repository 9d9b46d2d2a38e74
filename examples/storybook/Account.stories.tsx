import type { Meta, StoryObj } from '@storybook/react-vite';
import { Account } from './Account.tsx';
import { Shopper } from './Shopper.tsx';

const meta = {
  title: 'Screens/Account',
  component: Account,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Shopper>
        <Story />
      </Shopper>
    ),
  ],
} satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'homeowner@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Soak!Basin2030{Enter}');
    await userEvent.click(await canvas.findByRole('tab', { name: 'Orders' }));
    await canvas.findByText(/You have not ordered yet/);
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('homeowner@example.com');
  },
};
export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'homeowner@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await canvas.findByRole('alert');
  },
};
