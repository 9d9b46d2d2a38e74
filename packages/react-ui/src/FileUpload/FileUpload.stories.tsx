import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileUpload } from './FileUpload.tsx';

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Invoice',
    name: 'invoice',
    accept: '.pdf,image/*',
    multiple: true,
    prompt: 'Choose files or drop them here',
    description: 'PDF or photograph, at most 10 MB each.',
    listLabel: 'Chosen files',
    onFiles: fn(),
    onRemove: fn(),
    removeLabel: (name: string) => `Remove ${name}`,
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const invoice = new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' });

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText<HTMLInputElement>('Invoice');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('PDF or photograph, at most 10 MB each.');
    await userEvent.upload(input, invoice);
    await expect(args.onFiles).toHaveBeenCalledWith([invoice]);
    await expect(input.files).toHaveLength(0);
  },
};
export const Uploading: Story = {
  args: {
    uploads: [
      { id: 'a', name: 'invoice.pdf', note: '1.2 MB', progress: 0.4 },
      { id: 'b', name: 'bathroom.jpg', note: '4.8 MB', progress: 0 },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'invoice.pdf' })).toHaveValue(0.4);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove invoice.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('a');
  },
};
export const Uploaded: Story = { args: { uploads: [{ id: 'a', name: 'invoice.pdf', note: '1.2 MB, sent' }] } };
export const FileWithProblem: Story = {
  args: {
    uploads: [
      {
        id: 'a',
        name: 'kitchen-plan.dwg',
        note: '38 MB',
        problem: 'The file is larger than 10 MB. Upload a PDF instead.',
      },
    ],
  },
};
export const WithProblem: Story = { args: { problem: 'Add the invoice.', note: 'required' } };
export const Disabled: Story = { args: { disabled: true } };

/** A form submits the files; the box shows their names. */
export const InAForm: Story = {
  render: (args) => <FileUpload {...args} onFiles={undefined} onRemove={undefined} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Invoice');
    await userEvent.upload(input, [invoice, new File([''], 'bathroom.jpg', { type: 'image/jpeg' })]);
    await expect(canvas.getByText('invoice.pdf, bathroom.jpg')).toBeVisible();
    await expect(input.files).toHaveLength(2);
  },
};
export const LongText: Story = {
  args: {
    prompt: 'Choose the plans, the photographs and the invoices of your bathroom, or drop them here, in any order',
    uploads: [
      {
        id: 'a',
        name: 'IMG_20260310_bathroom_of_the_second_floor_before_the_renovation_seen_from_the_window.jpeg',
        note: '4.8 MB',
        progress: 0.7,
      },
    ],
  },
};
export const French: Story = {
  args: {
    label: 'Facture',
    prompt: 'Choisissez des fichiers ou déposez-les ici',
    description: 'PDF ou photographie, 10 Mo au plus par fichier.',
    listLabel: 'Fichiers choisis',
    removeLabel: (name: string) => `Retirer ${name}`,
    uploads: [{ id: 'a', name: 'facture.pdf', note: '1,2 Mo', progress: 0.4 }],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  args: { uploads: [{ id: 'a', name: 'invoice.pdf', note: '1.2 MB', progress: 0.4 }] },
  globals: { theme: 'dark' },
};
export const RightToLeft: Story = {
  args: { uploads: [{ id: 'a', name: 'invoice.pdf', note: '1.2 MB', progress: 0.4 }] },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [note] = canvasElement.querySelectorAll('[data-part=file-upload-note]');
    const name = document.createRange();
    name.selectNodeContents(note?.parentElement?.firstChild ?? canvasElement);
    // the whole size is after the name, not its number before it
    await expect(note?.getBoundingClientRect().right).toBeLessThanOrEqual(name.getBoundingClientRect().left);
  },
};
