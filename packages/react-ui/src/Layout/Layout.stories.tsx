import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Typography/Typography.tsx';
import { Container, Divider, Grid, Rail, Stack } from './Layout.tsx';

const meta = {
  title: 'Layout/Layout',
  component: Grid,
  subcomponents: { Container, Divider, Rail, Stack },
} satisfies Meta<typeof Grid>;
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
        A comfortable line length: the eye finds the start of the next line easily, on a phone and on a wide screen.
      </Text>
    </Container>
  ),
};
/** A row that is wider than its container: it takes focus and scrolls with the arrow keys. */
export const Rails: Story = {
  render: () => (
    <Rail label="Numbers">
      {cells.map((cell, index) => (
        <li key={index}>{cell}</li>
      ))}
    </Rail>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const rail = canvas.getByRole('list', { name: 'Numbers' });
    await step('by keyboard', async () => {
      await userEvent.tab();
      await expect(rail).toHaveFocus();
    });
    await step('the rail is wider than its container, and the page is not', async () => {
      await expect(rail.scrollWidth).toBeGreaterThan(rail.clientWidth);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};
