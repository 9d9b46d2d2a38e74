import { DescriptionList, Grid, Link } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ProjectView } from './project-view.ts';

/** The ids of the headings that the links lead to. */
export const roomId = (index: number): string => `room-${index + 1}`;
export const totalId = 'project-total';

/** Links to the rooms of a project and to its total, each with its net total. */
export function RoomLinks({ rooms, sums }: Pick<ProjectView, 'rooms' | 'sums'>) {
  const { t, money } = useLanguage();
  const links = rooms.map(({ room, sums: { net } }, index) => ({
    term: <Link href={`#${roomId(index)}`}>{room === '' ? t('project.noRoom') : room}</Link>,
    details: money(net),
  }));
  const total = {
    term: <Link href={`#${totalId}`}>{t('project.total')}</Link>,
    details: money(sums.net),
    strong: true,
  };
  return (
    <Grid desktop={2}>
      <DescriptionList variant="sums" items={[...links, total]} />
    </Grid>
  );
}
