import { Grid, Heading, OrderCard, Stack, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { PageTitle } from '../../shell/document/PageTitle.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { AddLinesForm } from './AddLinesForm.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import type { ProjectSummary } from './project-view.ts';
import type { handleProjectsForm, loadProjects } from './projects-page.server.ts';
import type { RejectedProject } from './read-planned.server.ts';

/** A trade customer's projects, and the products waiting to be added to one of them. */
export function ProjectsPage({
  loaderData: { owner, projects, waiting, notices },
  actionData,
}: PageProps<typeof loadProjects, typeof handleProjectsForm>) {
  const { t } = useLanguage();
  const lines = actionData && 'lines' in actionData ? actionData : waiting;
  const described = actionData && 'described' in actionData ? actionData.described : undefined;
  return (
    <>
      <PageTitle title={t('project.title')} />
      <Notices notices={notices} />
      {lines && (
        <Grid desktop={2}>
          <AddLinesForm
            key={lines.key}
            owner={owner}
            projects={projects}
            rooms={projects.flatMap(({ rooms }) => rooms)}
            waiting={lines}
          />
        </Grid>
      )}
      {projects.length === 0 ? <Text>{t('project.none')}</Text> : <ProjectList projects={projects} />}
      <Grid desktop={2}>
        <NewProject owner={owner} described={described} />
      </Grid>
    </>
  );
}

function ProjectList({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  const { t, path, money } = useLanguage();
  return (
    <ul aria-label={t('project.title')}>
      {projects.map(({ id, name, rooms, sums }) => (
        <li key={id}>
          <OrderCard
            headingLevel={2}
            name={name}
            href={path(`/my-account/projects/${id}`)}
            details={[rooms.join(', '), t('project.unitsPlanned', { count: sums.units })]}
            total={money(sums.net)}
          />
        </li>
      ))}
    </ul>
  );
}

interface NewProjectProps {
  readonly owner: string | undefined;
  /** A rejected project as it was typed. */
  readonly described: RejectedProject['described'] | undefined;
}

function NewProject({ owner, described }: NewProjectProps) {
  const { t, path } = useLanguage();
  return (
    <Stack render={<Form method="post" action={path('/my-account/projects')} />} gap={5}>
      <Heading level={2} size="title">
        {t('project.new')}
      </Heading>
      <HiddenFields fields={[['owner', owner]]} />
      <ProjectFields {...described} />
      <div>
        <SubmitButton intent="create">{t('project.create')}</SubmitButton>
      </div>
    </Stack>
  );
}
