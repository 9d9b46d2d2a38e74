import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Heading, Prose, Text } from './Typography.tsx';

const meta = {
  title: 'Layout/Typography',
  component: Heading,
  subcomponents: { Text, Prose, VisuallyHidden },
  args: { level: 1, children: 'Water, metal, light' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  args: { size: 'hero' },
  render: (args) => (
    <Stack gap={5}>
      <Heading {...args} />
      <Heading level={2} size="display">
        The Calder collection
      </Heading>
      <Heading level={2}>Living finishes</Heading>
      <Heading level={3}>Unlacquered brass</Heading>
      <Heading level={4}>Dimensions</Heading>
    </Stack>
  ),
};
export const Texts: Story = {
  render: () => (
    <Stack gap={2}>
      <Text size="l">Solid brass, turned in one piece and finished by hand.</Text>
      <Text>
        Solid brass, turned in one piece and finished by hand.<VisuallyHidden> Read on below.</VisuallyHidden>
      </Text>
      <Text size="s" tone="muted">
        Ships in three weeks
      </Text>
      <Text figures>$1,234.56</Text>
      <Text figures>$8,901.20</Text>
      <Text size="label">New arrivals</Text>
    </Stack>
  ),
};
export const Article: Story = {
  render: () => (
    <Prose>
      <h2>On living finishes</h2>
      <p>Unlacquered brass darkens where it is touched least. It is not wear; it is the metal.</p>
      <ul>
        <li>Wash with water and dry.</li>
        <li>Polish once a year, or never.</li>
      </ul>
    </Prose>
  ),
};
export const French: Story = {
  args: { children: 'L’eau, le métal et la lumière, réunis dans une salle de bains intemporelle' },
  globals: { viewport: { value: 'phone' } },
};
export const Kitchen: Story = { globals: { brand: 'kitchen' } };
export const Tile: Story = { globals: { brand: 'tile' } };
