import { Outlet } from 'react-router';
import { PageModelContext } from '../../shell/document/page-model.ts';
import type { LoaderData, PageProps } from '../../shell/document/page-props.ts';
import { PagePartView } from './ContentPage.tsx';
import type { loadEditorsParts } from './editors-parts.server.ts';

/** A page that the shop builds itself, with the texts of its page model, between the parts that an editor added. */
export function EditorsParts({ loaderData: page }: PageProps<typeof loadEditorsParts>) {
  const own = page?.own ?? 0;
  return (
    <PageModelContext value={page?.texts ?? {}}>
      <Parts page={page} end={Math.max(own, 0)} />
      <Outlet />
      <Parts page={page} start={own + 1} />
    </PageModelContext>
  );
}

interface PartsProps {
  readonly page: LoaderData<typeof loadEditorsParts>;
  readonly start?: number;
  readonly end?: number;
}

const Parts = ({ page, start, end }: PartsProps) =>
  page?.parts
    .slice(start, end)
    .map((part) => <PagePartView key={part.name} part={part} page={page} headingLevel={2} />);
