import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ModelViewer } from './ModelViewer.tsx';
import type { ModelView } from './turn-model.ts';

/** Draws a wireframe cube; a real model comes from a library such as ogl or three.js. */
function drawCube(canvas: HTMLCanvasElement, { yaw, pitch, zoom }: ModelView) {
  const side = canvas.clientWidth;
  Object.assign(canvas, { width: side, height: side });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d context');
  const place = (x: number, y: number, z: number) => {
    const across = x * Math.cos(yaw) + z * Math.sin(yaw);
    const away = z * Math.cos(yaw) - x * Math.sin(yaw);
    const up = y * Math.cos(pitch) - away * Math.sin(pitch);
    return [side / 2 + across * side * 0.2 * zoom, side / 2 - up * side * 0.2 * zoom] as const;
  };
  const ends = [-1, 1];
  const edges = ends.flatMap((a) => ends.map((b) => [a, b] as const));
  for (const [a, b] of edges) {
    const lines = [
      [place(-1, a, b), place(1, a, b)],
      [place(a, -1, b), place(a, 1, b)],
      [place(a, b, -1), place(a, b, 1)],
    ] as const;
    for (const [from, to] of lines) {
      context.moveTo(...from);
      context.lineTo(...to);
    }
  }
  context.strokeStyle = '#8c6a3a';
  context.stroke();
}

const code = `import { ModelViewer } from '@basin/react-ui';

<ModelViewer
  label="Calder basin in 3D. Arrow keys turn it, plus and minus zoom."
  labels={{
    open: 'View in 3D',
    close: 'Close',
    loading: 'Loading the model',
    hint: 'Drag to turn. Arrow keys turn it, plus and minus zoom.',
    failed: 'The model cannot be shown here.',
  }}
  load={async (canvas) => {
    const context = canvas.getContext('2d'); // or load a library such as ogl or three.js
    return ({ yaw, pitch, zoom }) => context?.fillRect(50 + 20 * yaw, 50 + 20 * pitch, 50 * zoom, 50 * zoom);
  }}
/>`;
/** Storybook cannot derive the code of `load`. */
const drawn = { docs: { source: { code } } };

const meta = {
  title: 'Media/ModelViewer',
  component: ModelViewer,
  args: {
    label: 'Calder basin in 3D. Arrow keys turn it, plus and minus zoom.',
    labels: {
      open: 'View in 3D',
      close: 'Close',
      loading: 'Loading the model',
      hint: 'Drag to turn. Arrow keys turn it, plus and minus zoom.',
      failed: 'The model cannot be shown here.',
    },
    load: (canvas) => Promise.resolve((view: ModelView) => drawCube(canvas, view)),
  },
  decorators: [(Story) => <div className="story-medium">{Story()}</div>],
} satisfies Meta<typeof ModelViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: drawn };
export const Opened: Story = {
  parameters: drawn,
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'View in 3D' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const model = await canvas.findByRole<HTMLCanvasElement>('img', { name: args.label });
    await waitFor(() => expect(canvas.getByText(/Drag to turn/)).toBeVisible());
    await expect(model).toHaveFocus();
    const before = model.toDataURL();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(model.toDataURL()).not.toBe(before));
  },
};
export const ClosedByEscape: Story = {
  parameters: drawn,
  play: async (context) => {
    await Opened.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View in 3D' })).toHaveFocus());
  },
};
export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('no WebGL')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('cannot be shown'));
  },
};
export const French: Story = {
  parameters: drawn,
  args: {
    labels: {
      open: 'Voir en 3D',
      close: 'Fermer',
      loading: 'Chargement du modèle',
      hint: 'Faites glisser pour tourner. Flèches pour tourner, plus et moins pour zoomer.',
      failed: 'Impossible d’afficher le modèle ici.',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
