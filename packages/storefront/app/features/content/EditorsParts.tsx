import { Outlet } from 'react-router';
import type { PageProps } from '../../shell/document/page-props.ts';
import { PagePartView } from './ContentPage.tsx';
import type { loadEditorsParts } from './editors-parts.server.ts';

/** A page that the shop builds itself, followed by the parts that an editor added. */
export function EditorsParts({ loaderData: page }: PageProps<typeof loadEditorsParts>) {
  return (
    <>
      <Outlet />
      {page?.parts.map((part) => (
        <PagePartView key={part.name} part={part} page={page} headingLevel={2} />
      ))}
    </>
  );
}
