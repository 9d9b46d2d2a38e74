import { ContentPage, PagePartView } from '../content/index.ts';
import { ShowroomDetails } from './ShowroomDetails.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { handleShowroomForm } from './preferred-showroom.server.ts';
import type { loadShowroom } from './showroom-page.server.ts';

export function ShowroomPage({
  loaderData: { page, showroom, nearby, known, area, display },
  actionData,
}: PageProps<typeof loadShowroom, typeof handleShowroomForm>) {
  return (
    <ContentPage
      page={page}
      slots={{
        'store-details': () => (
          // another showroom has its own place on the map, and its own form
          <ShowroomDetails
            key={showroom.id}
            showroom={showroom}
            nearby={nearby}
            area={area}
            result={actionData ?? known}
          >
            {display && <PagePartView part={display} page={page} headingLevel={2} />}
          </ShowroomDetails>
        ),
      }}
    />
  );
}
