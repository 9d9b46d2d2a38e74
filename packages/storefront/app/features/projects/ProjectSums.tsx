import { DescriptionList, Grid } from '@basin/react-ui';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ProjectSumsView } from './project-view.ts';

/** The totals of project lines: units, list price and net price. */
export function ProjectSums({ sums: { units, net, list } }: { readonly sums: ProjectSumsView }) {
  const { t, money, number } = useLanguage();
  return (
    <Grid desktop={2}>
      <div />
      <DescriptionList
        variant="sums"
        items={[
          { term: t('project.units'), details: number(units) },
          ...(list ? [{ term: t('project.list'), details: money(list) }] : []),
          { term: t('project.net'), details: money(net), strong: true },
        ]}
      />
    </Grid>
  );
}
