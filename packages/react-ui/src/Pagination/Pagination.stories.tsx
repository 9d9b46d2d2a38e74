import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    page: 4,
    pages: 12,
    hrefOf: (page: number) => `?page=${page}`,
    pageLabel: (page: number) => `Page ${page}`,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 4');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=5');
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12 } };
export const One: Story = { args: { page: 1, pages: 1 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const French: Story = {
  args: { previousLabel: 'Page précédente', nextLabel: 'Page suivante' },
};
