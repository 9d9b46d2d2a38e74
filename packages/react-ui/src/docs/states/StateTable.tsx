import { Suspense, use } from 'react';
import { contentStates, states } from '../states.ts';
import { pageNames, storiesOf } from '../stories-of.ts';

/** A table of the content states that each component has a story for; the other states apply to every component. */
export function StateTable() {
  return (
    <Suspense fallback={<p>Loading</p>}>
      <p>Every component: {states.map(({ title }) => title).join(', ')}.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            {Object.keys(contentStates).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pageNames.map((page) => (
            <Row key={page} page={page} />
          ))}
        </tbody>
      </table>
    </Suspense>
  );
}

function Row({ page }: { readonly page: string }) {
  const stories = use(storiesOf(page));
  return (
    <tr>
      <th scope="row">{page}</th>
      {Object.entries(contentStates).map(([title, names]) => (
        <td key={title}>{stories.some(([name]) => names.test(name)) ? 'yes' : '–'}</td>
      ))}
    </tr>
  );
}
