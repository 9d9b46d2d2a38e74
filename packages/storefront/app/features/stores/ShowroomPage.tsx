import { ContentPage } from '../content/index.ts';
import { ShowroomDetails } from './ShowroomDetails.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { handleShowroomForm } from './my-showroom.server.ts';
import type { loadShowroom } from './showroom-page.server.ts';

export function ShowroomPage({
  loaderData: { page, showroom, nearby },
  actionData,
}: PageProps<typeof loadShowroom, typeof handleShowroomForm>) {
  const details = () => <ShowroomDetails showroom={showroom} nearby={nearby} answer={actionData} />;
  return <ContentPage page={page} places={{ 'store-details': details }} />;
}
