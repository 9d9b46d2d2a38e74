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
    use: 'For figures and facts that are compared line by line: orders, dimensions, prices. Products beside each other are a `CompareTable`, one thing with its facts a `DescriptionList`.',
    do: {
      text: 'What names a row comes first; figures line up.',
      picture: table(
        ['Order', 'Placed', 'Total'],
        [
          ['0012345678', 'March 12', '$1,349.49'],
          ['0012345602', 'February 2', '$612.00'],
        ],
      ),
    },
    dont: {
      text: 'One row: a DescriptionList says it better.',
      picture: table(['Height', 'Reach', 'Hole'], [['286 mm', '178 mm', '35 mm']]),
    },
    rules: [
      '**Do** make a column `numeric` when its figures are compared; say units in its head.',
      '**Do** order the rows yourself, on the server: `sortHref` makes heads links that work before scripts load, `onSortChange` buttons.',
      '**Do** say with `emptyText` why there are no rows and what to do.',
      '**Don’t** lay pages out with it, and don’t make all columns sortable because it is possible.',
    ],
    keys: {
      Tab: 'goes to the table, then to its sortable heads',
      '← →': 'scroll it where it is wider than the screen',
      'Enter, Space': 'on a head: orders by it, the other way at a second press',
    },
    accessibility:
      'A native table with a caption, column and row headers. The ordered column has `aria-sort`; its mark is decoration. On a narrow screen the table scrolls by itself as a named region.',
  },
  DescriptionList: {
    use: 'For facts by name about one thing: a specification, a summary of sums. Several things are a `DataTable` or a `CompareTable`.',
    do: {
      text: 'Short names, and the sum set apart.',
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
      text: 'Sentences as facts.',
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
    accessibility: 'A native `dl`: each fact is read with its name.',
  },
} satisfies Record<string, Guide>;
