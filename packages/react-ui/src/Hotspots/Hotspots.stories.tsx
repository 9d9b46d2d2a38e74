import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { pictures } from '../testing/pictures.ts';
import { Text } from '../Typography/Typography.tsx';
import { Hotspots } from './Hotspots.tsx';

const meta = {
  title: 'Media/Hotspots',
  component: Hotspots,
  args: {
    children: <Picture {...pictures.room} />,
    spots: [
      {
        id: 'bath',
        x: 50,
        y: 66,
        label: 'Marlow freestanding bath',
        content: (
          <>
            <Text>
              <Link href="?bath">Marlow freestanding bath</Link>
            </Text>
            <Text size="s" figures>
              $4,950.00
            </Text>
          </>
        ),
      },
      {
        id: 'filler',
        x: 72,
        y: 54,
        label: 'Calder bath filler',
        content: <Link href="?filler">Calder bath filler</Link>,
      },
    ],
  },
} satisfies Meta<typeof Hotspots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Marlow freestanding bath' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Marlow freestanding bath' })).toBeVisible());
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = {
  args: {
    spots: [
      {
        id: 'bath',
        x: 50,
        y: 66,
        label: 'Baignoire sur pied Marlow',
        content: <Link href="?bath">Baignoire sur pied Marlow</Link>,
      },
    ],
  },
};
