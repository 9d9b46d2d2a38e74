import { DataTable } from '../../DataTable/DataTable.tsx';
import { DescriptionList } from '../../DescriptionList/DescriptionList.tsx';
import type { Guide } from './guide.ts';

const table = (labels: readonly string[], rows: readonly (readonly string[])[]) => (
  <DataTable
    caption="Orders"
    columns={labels.map((label, index) => ({ id: label, label, numeric: index === 2 }))}
    rows={rows.map((cells, index) => ({ id: `${index}`, cells }))}
    emptyText="No order was placed in 2025. Choose another year."
  />
);

export const dataGuides = {
  DataTable: {
    use: 'Use it for figures and facts that people compare row by row: orders, dimensions, prices. To compare products side by side use a `CompareTable`; for the facts of a single thing use a `DescriptionList`.',
    do: {
      text: 'The column that names the row comes first; figures are aligned.',
      picture: table(
        ['Order', 'Placed', 'Total'],
        [
          ['0012345678', 'March 12', '$1,349.49'],
          ['0012345602', 'February 2', '$612.00'],
        ],
      ),
    },
    dont: {
      text: 'A single row: a DescriptionList presents it better.',
      picture: table(['Height', 'Reach', 'Hole'], [['286 mm', '178 mm', '35 mm']]),
    },
    rules: [
      '**Do** make a column `numeric` when its figures are compared, and put the unit in its header.',
      '**Do** sort the rows yourself, on the server: `sortHref` turns headers into links that work before scripts load, `onSortChange` into buttons.',
      '**Do** explain in `emptyText` why there are no rows and what to do next.',
      '**Don’t** use it for page layout, and don’t make every column sortable just because you can.',
    ],
    keys: {
      Tab: 'Moves focus to the table, then to its sortable headers',
      '← →': 'Scroll the table when it is wider than the screen',
      'Enter, Space': 'On a header: sorts by it; pressed again, reverses the order',
    },
    accessibility:
      'A native table with a caption and column and row headers. The sorted column has `aria-sort`; its arrow is decorative. On a narrow screen the table scrolls on its own as a named region.',
  },
  DescriptionList: {
    use: 'Use it for named facts about one thing: a specification, a summary of amounts. For several things use a `DataTable` or a `CompareTable`.',
    do: {
      text: 'Short names, with the total set apart.',
      picture: (
        <DescriptionList
          variant="sums"
          items={[
            { term: 'Products', details: '$1,224.00' },
            { term: 'Freight', details: '$24.00' },
            { term: 'Total', details: '$1,248.00', strong: true },
          ]}
        />
      ),
    },
    dont: {
      text: 'Sentences instead of short facts.',
      picture: (
        <DescriptionList
          items={[
            {
              term: 'What is it made of?',
              details: 'It is made of solid brass, turned in one piece and finished by hand.',
            },
          ]}
        />
      ),
    },
    keys: null,
    accessibility: 'A native `dl`: screen readers read each fact with its name.',
  },
} satisfies Record<string, Guide>;
