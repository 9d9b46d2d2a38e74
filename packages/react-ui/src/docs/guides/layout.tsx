import { Button } from '../../Button/Button.tsx';
import { Grid, Stack } from '../../Layout/Layout.tsx';
import { MediaCard } from '../../MediaCard/MediaCard.tsx';
import { Picture } from '../../Picture/Picture.tsx';
import { pictures } from '../../testing/pictures.ts';
import { Heading, Text } from '../../Typography/Typography.tsx';
import type { Guide } from './guide.ts';

const card = (title: string) => (
  <MediaCard key={title} title={title} href="#card" headingLevel={4} media={<Picture {...pictures.nickel} />} />
);

export const layoutGuides = {
  Layout: {
    use: '`Container` holds the width of a page, `Stack` puts things in a row or a column with one space between them, `Grid` lines up what repeats, `Rail` puts it in one row that scrolls, `Divider` parts two matters.',
    do: {
      text: 'Space between things comes from their Stack.',
      picture: (
        <Stack gap={3} align="start">
          <Text>Ships in three weeks</Text>
          <Button size="small">Change postal code</Button>
        </Stack>
      ),
    },
    dont: {
      text: 'Three or four columns on a narrow screen: names break at each word.',
      picture: <Grid columns={4}>{['Calder faucet', 'Ellery basin', 'Marlow bath', 'Terrane tile'].map(card)}</Grid>,
    },
    rules: [
      '**Do** use the steps of space; a distance that is none of them is a mistake.',
      '**Do** give each breakpoint its columns: `columns` for phones, `tablet`, `desktop`.',
      '**Do** make a list of things a list: `render={<ul />}`.',
      '**Don’t** nest containers; the inner one has gutters again.',
    ],
    keys: { Tab: 'goes to a rail', 'Left, Right': 'scrolls it' },
    accessibility:
      'They have no meaning of their own; `render` gives them one. The order on the screen is the order in the page, so that the focus moves as the eye does. `Divider` is an `hr`. A `Rail` takes the focus, because what scrolls must scroll by keyboard too.',
  },
  Typography: {
    use: '`Heading` names a part of a page, `Text` is a line or a paragraph, `Prose` is for texts that somebody wrote elsewhere. `VisuallyHidden` is for words that only screen readers need.',
    do: {
      text: 'One display size in a view, and text below it at reading size.',
      picture: (
        <Stack gap={2}>
          <Heading level={3}>Finishes that live</Heading>
          <Text>Unlacquered brass darkens where it is touched least.</Text>
        </Stack>
      ),
    },
    dont: {
      text: 'Labels in place of headings: nothing leads.',
      picture: (
        <Stack gap={2}>
          <Text size="label">Finishes that live</Text>
          <Text size="label">Unlacquered brass darkens where it is touched least.</Text>
        </Stack>
      ),
    },
    rules: [
      '**Do** choose `level` by the outline of the page and `size` by the look.',
      '**Do** set `figures` on prices and sums: they line up.',
      '**Don’t** write in capitals; the size `label` shows them so, and screen readers read words.',
    ],
    keys: null,
    accessibility:
      'Sizes are in rem and grow with the text size of the reader. Lines are at most 38 rem long in `Prose`. `VisuallyHidden` words count as part of the name around them.',
  },
} satisfies Record<string, Guide>;
