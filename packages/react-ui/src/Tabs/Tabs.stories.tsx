import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arabic } from '../docs/rewrite-texts.ts';
import { Text } from '../Typography/Typography.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'About this faucet',
    tabs: [
      { id: 'features', label: 'Features', panel: <Text>Solid brass, ceramic disc.</Text> },
      { id: 'specification', label: 'Specification', panel: <Text>35 mm hole, 0.5 gpm.</Text> },
      { id: 'documents', label: 'Documents', panel: <Text>Three files.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Specification');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Features' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Documents' })).toHaveFocus();
  },
};
export const OpenAtSecond: Story = { args: { defaultValue: 'specification' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(arabic('Specification'));
  },
};
export const French: Story = {
  args: {
    label: 'À propos de ce mitigeur',
    tabs: [
      { id: 'a', label: 'Caractéristiques', panel: <Text>Laiton massif.</Text> },
      { id: 'b', label: 'Fiche technique détaillée', panel: <Text>Perçage de 35 mm.</Text> },
      { id: 'c', label: 'Documents à télécharger', panel: <Text>Trois fichiers.</Text> },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
