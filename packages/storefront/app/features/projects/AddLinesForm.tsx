import { Heading, Notice, SelectField, Stack, TextAreaField, TextField } from '@basin/react-ui';
import { Form } from 'react-router';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { IntoView } from './IntoView.tsx';
import { LineFields } from './LineFields.tsx';
import type { ProjectSummary } from './project-view.ts';
import type { WaitingLines } from './add-lines.server.ts';

export interface AddLinesFormProps {
  /** The projects to choose from. Empty when the form belongs to one project. */
  readonly projects: readonly ProjectSummary[];
  /** The project of the form. */
  readonly project?: string;
  /** The account of a form that belongs to no project. */
  readonly owner?: string | undefined;
  /** The suggested room names. */
  readonly rooms: readonly string[];
  readonly waiting: WaitingLines | null;
}

/** Adds products by number to a room of an existing or a new project. */
export function AddLinesForm({ projects, project, owner, rooms, waiting }: AddLinesFormProps) {
  const { t, path } = useLanguage();
  const title = t(project === undefined ? 'project.add' : 'project.addHere');
  const action = path(project === undefined ? '/my-account/projects' : `/my-account/projects/${project}`);
  return (
    <Stack render={<Form method="post" action={`${action}#add-lines`} aria-labelledby="add-lines" />} gap={5}>
      <HiddenFields fields={[['owner', owner]]} />
      <Heading level={2} size="title" id="add-lines">
        {title}
      </Heading>
      {waiting?.problem && (
        <IntoView result={waiting}>
          <Notice tone="danger" role="alert">
            {t(waiting.problem.key, waiting.problem.values)}
          </Notice>
        </IntoView>
      )}
      <TextAreaField
        name="lines"
        label={t('quickOrder.lines')}
        description={t('project.lines.description')}
        defaultValue={waiting?.lines}
        rows={3}
        spellCheck={false}
        required
      />
      {project === undefined && <Choice projects={projects} chosen={waiting?.project} name={waiting?.name} />}
      <LineFields rooms={rooms} room={waiting?.room} note={waiting?.note} />
      <div>
        <SubmitButton intent="add" variant={project === undefined ? 'primary' : undefined}>
          {title}
        </SubmitButton>
      </div>
    </Stack>
  );
}

/** Chooses one of the customer’s projects or names a new one. */
function Choice({
  projects,
  chosen,
  name: typed,
}: {
  readonly projects: readonly ProjectSummary[];
  readonly chosen: string | undefined;
  readonly name: string | undefined;
}) {
  const { t } = useLanguage();
  return (
    <>
      {projects.length > 0 && (
        <SelectField
          name="project"
          label={t('project.name')}
          defaultValue={chosen || typed ? chosen : projects[0]?.id}
          placeholder={t('project.new')}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField
        name="name"
        label={t(projects.length > 0 ? 'project.newName.unlessChosen' : 'project.newName')}
        defaultValue={chosen ? undefined : typed}
        maxLength={100}
        required={projects.length === 0}
      />
    </>
  );
}
