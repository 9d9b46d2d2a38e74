import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../Layout/Layout.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Shapes: Story = {
  render: () => (
    <Grid columns={2} tablet={4} aria-busy>
      {(['square', 'portrait', 'landscape', 'control'] as const).map((shape) => (
        <Stack key={shape} gap={2}>
          <Skeleton shape={shape} />
          <Skeleton />
          <Skeleton shape="short" />
        </Stack>
      ))}
    </Grid>
  ),
};
export const Dark: Story = { args: { shape: 'landscape' }, globals: { theme: 'dark' } };
