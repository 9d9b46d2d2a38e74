import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { RoomPlanner } from './RoomPlanner.tsx';

const meta = {
  title: 'Commerce/RoomPlanner',
  component: RoomPlanner,
  decorators: [(Story) => <div className="story-narrow">{Story()}</div>],
  args: {
    legend: 'Plan a room',
    summary: 'By length and width',
    defaultOpen: true,
    names: { length: 'length', width: 'width' },
    sideLabel: (side, room) => (side === 'length' ? `Length of room ${room}` : `Width of room ${room}`),
    sideNote: 'Feet',
    amount: <TextField label="Area to cover" note="Square feet" inputMode="decimal" defaultValue="120" />,
    calculate: <Button>Calculate</Button>,
    children: (
      <DescriptionList
        variant="sums"
        items={[
          { term: '132 sq ft with overage', details: '13 boxes' },
          { term: 'Total for this room', details: '$1,349.40', strong: true },
        ]}
      />
    ),
    onValueChange: fn(),
  },
} satisfies Meta<typeof RoomPlanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing into the empty row adds a room, and another empty row follows. */
export const Default: Story = {
  args: { defaultValue: [{ length: '10', width: '12' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Length of room 2/ }), '5');
    await userEvent.tab();
    await userEvent.keyboard('8');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { length: '10', width: '12' },
      { length: '5', width: '8' },
    ]);
    await expect(canvas.getByRole('textbox', { name: /Width of room 2/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Length of room 3/ })).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /Length of room 2/ }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /Width of room 2/ }));
    await expect(canvas.queryByRole('textbox', { name: /Length of room 3/ })).toBeNull();
  },
};
export const Closed: Story = { args: { defaultOpen: false } };
export const MaximumRooms: Story = {
  args: {
    maxRooms: 2,
    defaultValue: [
      { length: '10', width: '12' },
      { length: '5', width: '8' },
    ],
  },
};
export const WithProblem: Story = { args: { problem: 'Enter an area, or both sides of a room.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    legend: 'Plan the floors and the walls of all the rooms that get this tile',
    sideLabel: (side, room) => `Length of the longer wall of room ${room} in feet (${side})`,
  },
};
export const French: Story = {
  args: {
    legend: 'Planifier une pièce',
    summary: 'Par longueur et largeur',
    sideLabel: (side, room) => (side === 'length' ? `Longueur de la pièce ${room}` : `Largeur de la pièce ${room}`),
    sideNote: 'Mètres',
    amount: <TextField label="Surface à couvrir" note="Mètres carrés" defaultValue="11" />,
    calculate: <Button>Calculer</Button>,
    children: '13 boîtes, 1 822,60 $ US avec 10 % pour les coupes',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
