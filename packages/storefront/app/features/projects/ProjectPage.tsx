import { Disclosure, Divider, Grid, Heading, Link, Stack, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { OrderOutcomes } from '../quick-order/index.ts';
import { DownloadLink } from '../../shell/document/DownloadLink.tsx';
import { PageHead } from '../../shell/document/PageHead.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { Problem } from '../../shell/forms/Problem.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { AddLinesForm } from './AddLinesForm.tsx';
import { IntoView } from './IntoView.tsx';
import { MoveToCart } from './MoveToCart.tsx';
import { ProjectRoom } from './ProjectRoom.tsx';
import { RoomLinks, roomId, totalId } from './RoomLinks.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import type { RejectedProject } from './read-planned.server.ts';
import type { ProjectView } from './project-view.ts';
import { ProjectSums } from './ProjectSums.tsx';
import type { handleProjectForm, loadProject } from './project-page.server.ts';

/** A project by room, with net and list prices, its quote, and a button that adds it to the cart. */
export function ProjectPage({
  loaderData: { project, notices },
  actionData,
}: PageProps<typeof loadProject, typeof handleProjectForm>) {
  const { t, path } = useLanguage();
  const { id, name, description, rooms, sums } = project;
  const rejected = actionData && 'typed' in actionData ? actionData : null;
  const described = actionData && 'described' in actionData ? actionData.described : undefined;
  const waiting = actionData && 'lines' in actionData ? actionData : null;
  const named = rooms.map(({ room }) => room).filter(Boolean);
  return (
    <>
      <PageHead title={name} isIndexed={false} />
      <Stack gap={3}>
        <Link href={path('/my-account/projects')}>{t('project.title')}</Link>
        <Heading level={1}>{name}</Heading>
        {description && <Text>{description}</Text>}
      </Stack>
      <Notices notices={notices} />
      <Problem text={rejected ? 'project.error.change' : undefined} />
      {actionData && 'outcomes' in actionData && (
        <IntoView result={actionData}>
          <OrderOutcomes result={actionData} someAdded="project.someMoved" />
        </IntoView>
      )}
      {rooms.length === 0 && <Text>{t('project.empty')}</Text>}
      {rooms.length > 1 && <RoomLinks rooms={rooms} sums={sums} />}
      {rooms.map((room, index) => (
        <ProjectRoom key={room.room} id={roomId(index)} room={room} rooms={named} rejected={rejected} />
      ))}
      {rooms.length > 0 && (
        <Stack render={<section />} gap={4} aria-labelledby={totalId}>
          <Divider />
          <Heading level={2} size="title" id={totalId}>
            {t('project.total')}
          </Heading>
          <ProjectSums sums={sums} />
          <Stack direction="row" align="center">
            <MoveToCart label={t('project.move')} primary />
            <DownloadLink href={path(`/my-account/projects/${id}/quote.pdf`)}>{t('project.quote')}</DownloadLink>
          </Stack>
          <Text size="s" tone="muted">
            {t('project.quote.text')}
          </Text>
        </Stack>
      )}
      <Grid desktop={2}>
        <AddLinesForm
          key={`${sums.units} ${rooms.length} ${waiting?.key ?? ''}`}
          projects={[]}
          project={id}
          rooms={named}
          waiting={waiting}
        />
      </Grid>
      <Settings key={`${name} ${description}`} project={project} described={described} />
    </>
  );
}

interface SettingsProps {
  readonly project: ProjectView;
  /** A rejected name and description as they were typed. */
  readonly described: RejectedProject['described'] | undefined;
}

/** Changes the project's name and description, or deletes it. */
function Settings({ project, described }: SettingsProps) {
  const { t } = useLanguage();
  const { name } = project;
  return (
    <Stack gap={3}>
      <Disclosure summary={t('project.rename')} defaultOpen={described !== undefined}>
        <Stack render={<Form method="post" preventScrollReset />} gap={4}>
          <ProjectFields {...(described ?? project)} />
          <div>
            <SubmitButton intent="describe">{t('action.save')}</SubmitButton>
          </div>
        </Stack>
      </Disclosure>
      <Disclosure summary={t('project.delete')}>
        <Stack render={<Form method="post" />} gap={4}>
          <Text>{t('project.delete.text')}</Text>
          <div>
            <SubmitButton intent="delete">{t('project.delete.confirm', { name })}</SubmitButton>
          </div>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
