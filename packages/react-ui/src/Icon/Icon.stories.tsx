import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Layout/Layout.tsx';
import { Text } from '../Typography/Typography.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { paths } from './paths.ts';

const meta = { title: 'Media/Icon', component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};
export const WithMeaning: Story = { args: { name: 'warning', label: 'Attention' } };
export const All: Story = {
  render: () => (
    <Grid columns={3} tablet={6} render={<ul />}>
      {(Object.keys(paths) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </li>
      ))}
    </Grid>
  ),
};
