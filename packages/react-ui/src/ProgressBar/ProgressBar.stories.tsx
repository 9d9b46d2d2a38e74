import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Preparing the download', value: 3, max: 8, valueText: '3 of 8 files' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unknown: Story = { args: { value: undefined, valueText: undefined } };
export const Complete: Story = { args: { value: 8, valueText: '8 of 8 files' } };
export const French: Story = {
  args: { label: 'Préparation du téléchargement des fiches techniques', valueText: '3 fichiers sur 8' },
  globals: { viewport: { value: 'phone' } },
};
