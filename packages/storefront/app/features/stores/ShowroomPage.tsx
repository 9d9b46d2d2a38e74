import { ContentPage } from '../content/index.ts';
import { ShowroomDetails } from './ShowroomDetails.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadShowroom } from './showroom-page.server.ts';

export function ShowroomPage({ loaderData: { page, showroom } }: PageProps<typeof loadShowroom>) {
  return <ContentPage page={page} places={{ 'store-details': () => <ShowroomDetails showroom={showroom} /> }} />;
}
