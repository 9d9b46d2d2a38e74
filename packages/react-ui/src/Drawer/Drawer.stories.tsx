import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Drawer } from './Drawer.tsx';

const code = `import { Button, CheckboxGroup, Drawer } from '@basin/react-ui';

<Button commandfor="filters" command="show-modal">
  Filters
</Button>
<Drawer id="filters" title="Filters" closeLabel="Close filters" footer={<Button variant="primary" wide>Show 160 products</Button>}>
  <CheckboxGroup legend="Finish" name="finish" options={[{ value: 'n', label: 'Brushed Nickel', note: '(48)' }]} />
</Drawer>`;

/** The code of a drawer on the given side. */
const onSide = (side: string) => ({ docs: { source: { code: code.replace('<Drawer', `<Drawer side="${side}"`) } } });

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  // each in its own page, because they cover it
  parameters: { docs: { story: { inline: false, height: '30rem' }, source: { code } } },
  args: {
    id: 'filters',
    title: 'Filters',
    closeLabel: 'Close filters',
    children: (
      <CheckboxGroup
        legend="Finish"
        name="finish"
        options={[
          { value: 'n', label: 'Brushed Nickel', note: '(48)' },
          { value: 'c', label: 'Polished Chrome', note: '(112)' },
        ]}
      />
    ),
    footer: (
      <Button variant="primary" wide>
        Show 160 products
      </Button>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <Button commandfor={args.id} command="show-modal">
        Filters
      </Button>
      <Drawer {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible());
  },
};
export const InlineStart: Story = {
  parameters: onSide('inline-start'),
  args: { open: true, side: 'inline-start' },
};
export const Sheet: Story = {
  parameters: onSide('block-end'),
  args: { open: true, side: 'block-end' },
  globals: { viewport: { value: 'phone' } },
};
export const Empty: Story = {
  args: { open: true, title: 'Your cart', children: 'Nothing here yet.', footer: undefined },
};
export const French: Story = {
  args: {
    open: true,
    title: 'Filtrer les robinets de lavabo',
    closeLabel: 'Fermer les filtres',
    children: (
      <CheckboxGroup
        legend="Fini"
        name="finish"
        options={[
          { value: 'n', label: 'Nickel brossé', note: '(48)' },
          { value: 'c', label: 'Chrome poli', note: '(112)' },
        ]}
      />
    ),
    footer: (
      <Button variant="primary" wide>
        Afficher les 160 produits
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
