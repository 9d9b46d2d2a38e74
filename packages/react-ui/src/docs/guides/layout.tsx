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
    use: '`Container` sets the width of a page, `Stack` arranges things in a row or column with one gap between them, `Grid` aligns repeated items, `Rail` puts them in one scrolling row, `Divider` separates two topics.',
    do: {
      text: 'The Stack sets the space between things.',
      picture: (
        <Stack gap={3} align="start">
          <Text>Ships in three weeks</Text>
          <Button size="small">Change postal code</Button>
        </Stack>
      ),
    },
    dont: {
      text: 'Three or four columns on a narrow screen: names break after every word.',
      picture: <Grid columns={4}>{['Calder faucet', 'Ellery basin', 'Marlow bath', 'Terrane tile'].map(card)}</Grid>,
    },
    rules: [
      '**Do** use the steps of the space scale; any other distance is a mistake.',
      '**Do** set the columns for each breakpoint: `columns` for phones, `tablet`, `desktop`.',
      '**Do** render a list of things as a list: `render={<ul />}`.',
      '**Don’t** nest containers: the inner one adds its gutters again.',
    ],
    keys: { Tab: 'Moves focus to a rail', '← →': 'Scroll it' },
    accessibility:
      'Layout components have no semantics; `render` adds them. The visual order is the document order, so focus moves the way the eye does. `Divider` is an `hr`. A `Rail` is focusable, because scrollable content must be scrollable by keyboard.',
  },
  Typography: {
    use: '`Heading` titles a part of a page, `Text` is a line or paragraph, `Prose` is for text that editors wrote elsewhere. `VisuallyHidden` is for text that only screen readers need.',
    do: {
      text: 'One display size per view, with text below it at reading size.',
      picture: (
        <Stack gap={2}>
          <Heading level={3}>Living finishes</Heading>
          <Text>Unlacquered brass darkens where it is touched least.</Text>
        </Stack>
      ),
    },
    dont: {
      text: 'Labels instead of headings: nothing stands out.',
      picture: (
        <Stack gap={2}>
          <Text size="label">Living finishes</Text>
          <Text size="label">Unlacquered brass darkens where it is touched least.</Text>
        </Stack>
      ),
    },
    rules: [
      '**Do** choose `level` for the page outline and `size` for the look.',
      '**Do** set `figures` on prices and totals: the digits line up.',
      '**Don’t** type text in capitals; the size `label` displays it in capitals, and screen readers still read words.',
    ],
    keys: null,
    accessibility:
      'Sizes are in rem and grow with the reader’s text size. Lines in `Prose` are at most 38 rem long. `VisuallyHidden` text is part of the accessible name of the element around it.',
  },
} satisfies Record<string, Guide>;
