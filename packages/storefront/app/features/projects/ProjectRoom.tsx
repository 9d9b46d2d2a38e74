import { Divider, Heading, Stack } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { MoveToCart } from './MoveToCart.tsx';
import { ProjectLine } from './ProjectLine.tsx';
import { ProjectSums } from './ProjectSums.tsx';
import type { RejectedLine } from './project-page.server.ts';
import type { ProjectRoomView } from './project-view.ts';

export interface ProjectRoomProps {
  /** The id of its heading. */
  readonly id: string;
  readonly room: ProjectRoomView;
  /** The names of all rooms of the project. */
  readonly rooms: readonly string[];
  readonly rejected: RejectedLine | null;
}

/** A room of a project: its lines and their totals. */
export function ProjectRoom({ id, room: { room, lines, sums }, rooms, rejected }: ProjectRoomProps) {
  const { t } = useLanguage();
  const name = room === '' ? t('project.noRoom') : room;
  return (
    <Stack render={<section />} gap={4} aria-labelledby={id}>
      <Divider />
      <Heading level={2} size="title" id={id}>
        {name}
      </Heading>
      <ul>
        {lines.map((line) => (
          <ProjectLine key={line.id} line={line} rooms={rooms} rejected={rejected} />
        ))}
      </ul>
      <Stack gap={4}>
        <ProjectSums sums={sums} />
        <MoveToCart label={t('project.moveRoom', { room: name })} room={room} />
      </Stack>
    </Stack>
  );
}
