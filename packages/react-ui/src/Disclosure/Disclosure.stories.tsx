import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Typography/Typography.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Overlays/Disclosure',
  component: Disclosure,
  args: { summary: 'Dimensions', children: <Text>Height 286 mm, reach 178 mm, one 35 mm hole.</Text> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true, note: '12' } };

/** Disclosures with the same name: opening one closes the other. */
export const Exclusive: Story = {
  render: () => (
    <div>
      {['Dimensions', 'Installation', 'Care'].map((name) => (
        <Disclosure key={name} name="details" summary={name}>
          <Text>Details about it.</Text>
        </Disclosure>
      ))}
    </div>
  ),
};

/** For the lines of a menu. */
export const Large: Story = { args: { size: 'l', summary: 'Bathroom' } };
export const French: Story = {
  args: { summary: 'Caractéristiques techniques et certifications environnementales', note: '(1 204)' },
  globals: { viewport: { value: 'phone' } },
};
