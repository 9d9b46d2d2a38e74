import { ContentPage } from '../content/index.ts';
import { ShowroomList } from './ShowroomList.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadShowrooms } from './showrooms-page.server.ts';

export function ShowroomsPage({ loaderData }: PageProps<typeof loadShowrooms>) {
  const list = () => <ShowroomList {...loaderData} />;
  return (
    <ContentPage
      page={loaderData.page}
      slots={{ 'store-finder': list, 'browse-all-stores': list, 'store-filter': list }}
    />
  );
}
