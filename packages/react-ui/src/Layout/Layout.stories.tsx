import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Typography/Typography.tsx';
import { Container, Divider, Grid, Stack } from './Layout.tsx';

const meta = { title: 'Layout/Layout', component: Grid, subcomponents: { Container, Divider, Stack } } satisfies Meta<
  typeof Grid
>;
export default meta;
type Story = StoryObj<typeof meta>;

const cells = Array.from({ length: 12 }, (_, index) => (
  <Text key={index} className="story-cell">
    {index + 1}
  </Text>
));

/** Two columns, three from 768 px, four from 1280 px. */
export const Columns: Story = { args: { columns: 2, tablet: 3, desktop: 4, children: cells } };
export const Twelve: Story = { args: { columns: 2, tablet: 6, desktop: 12, children: cells } };
export const Stacks: Story = {
  render: () => (
    <Stack gap={6}>
      <Stack direction="row" justify="between" align="baseline">
        <Text>At the start</Text>
        <Text>At the end</Text>
      </Stack>
      <Divider />
      <Stack gap={1}>
        <Text>Close</Text>
        <Text>together</Text>
      </Stack>
    </Stack>
  ),
};
export const Measure: Story = {
  render: () => (
    <Container width="measure">
      <Text>
        A comfortable line of text: the eye finds the next one without looking for it, on a phone and on a wide screen.
      </Text>
    </Container>
  ),
};
