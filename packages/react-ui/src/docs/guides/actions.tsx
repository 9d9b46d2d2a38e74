import { Button } from '../../Button/Button.tsx';
import { LinkButton } from '../../Button/LinkButton.tsx';
import { Chip } from '../../Chip/Chip.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Stack } from '../../Layout/Layout.tsx';
import { Link } from '../../Link/Link.tsx';
import { Text } from '../../Typography/Typography.tsx';
import type { Guide } from './guide.ts';

export const actionGuides = {
  Button: {
    use: 'For what happens on this page: add, save, send. What leads to another page is a `Link`, or a `LinkButton` where it is the main way onward.',
    do: {
      text: 'One primary button in a view, named by what it does.',
      picture: (
        <Stack direction="row">
          <Button variant="primary">Add to cart</Button>
          <Button variant="quiet">Save for later</Button>
        </Stack>
      ),
    },
    dont: {
      text: 'Two primary buttons side by side: neither leads.',
      picture: (
        <Stack direction="row">
          <Button variant="primary">OK</Button>
          <Button variant="primary">Submit</Button>
        </Stack>
      ),
    },
    rules: [
      '**Do** use `pending` while a request runs: the button keeps its width and its focus, and ignores a second press.',
      '**Do** use `aria-disabled` with a reason beside it rather than `disabled`: the keyboard still reaches it.',
      '**Don’t** use `LinkButton` for what changes data: a link can be opened in another tab.',
    ],
    keys: { Tab: 'goes to it', 'Enter, Space': 'presses it; a `LinkButton` takes Enter only' },
    accessibility:
      'A native `button`, of `type="button"` unless you say otherwise. A pending button has `aria-disabled` and stays focusable. Its target is 44 px high, 36 px when small.',
  },
  Chip: {
    use: 'For a filter that is on: one press takes it off. A word that only marks something is a `Badge`; a filter to choose is a `FacetGroup`.',
    do: {
      text: 'Name the value as the filter names it.',
      picture: (
        <Stack direction="row" gap={2}>
          <Chip removeLabel="Remove filter">Polished Chrome</Chip>
          <Chip removeLabel="Remove filter">Widespread</Chip>
        </Stack>
      ),
    },
    dont: {
      text: 'A label that nothing removes is a Badge; a chip always goes away.',
      picture: <Chip removeLabel="Remove">New arrival</Chip>,
    },
    rules: ['**Do** give `href` where the filter is part of the URL: the chip then works before scripts load.'],
    keys: { Tab: 'goes from chip to chip', 'Enter, Space': 'removes the filter; with `href`, Enter follows the link' },
    accessibility:
      'Its name is `removeLabel` with the value, for example “Remove filter Polished Chrome”. Announce the new number of results in a `status`, and keep the focus on the next chip.',
  },
  IconButton: {
    use: 'For an action that everybody knows by its icon: close, search, save. Anything else is a `Button` with words.',
    do: {
      text: 'A known icon, with a name for those who do not see it.',
      picture: <IconButton icon="heart" label="Save to favourites" />,
    },
    dont: {
      text: 'An icon that has to be guessed. Write the word.',
      picture: <IconButton icon="compare" label="Exchange a product" />,
    },
    rules: [
      '**Do** use `aria-pressed` for what is on or off, and keep the name.',
      '**Do** add a `Tooltip` where the icon is rare.',
    ],
    keys: { Tab: 'goes to it', 'Enter, Space': 'presses it' },
    accessibility: '`label` is its accessible name; the icon is hidden. The target is 44 × 44 px.',
  },
  Link: {
    use: 'For what leads to another page or to a part of this one. What changes data is a `Button`.',
    do: {
      text: 'Words that make sense alone: where does it lead?',
      picture: (
        <Text>
          Read how to <Link href="#care">care for brass</Link>.
        </Text>
      ),
    },
    dont: {
      text: '“Here” says nothing in a list of links.',
      picture: (
        <Text>
          To read about brass, click <Link href="#care">here</Link>.
        </Text>
      ),
    },
    rules: [
      '**Do** wrap the application in `LinkProvider`: with `onNavigate` the router follows every link, by one listener; with `render` it renders each.',
      '**Do** set `aria-current="page"` on the link of the page that is open.',
      'An address with a scheme that runs scripts is dropped; the words stay.',
    ],
    keys: { Tab: 'goes to it', Enter: 'follows it' },
    accessibility:
      'A native `a` with an underline in text, so colour is never the only sign. The `quiet` variant shows its line when hovered or focused; use it in navigation only.',
  },
} satisfies Record<string, Guide>;

export const iconGuide: Guide = {
  use: 'For a sign beside words, or the face of an `IconButton`. All have one grid of 24 px and one stroke.',
  do: {
    text: 'Beside the word that it stands for.',
    picture: (
      <LinkButton href="#download">
        <Icon name="download" /> Download the drawing
      </LinkButton>
    ),
  },
  dont: {
    text: 'As decoration of every line: the eye finds none.',
    picture: (
      <Stack gap={2}>
        {(['pin', 'heart', 'bag'] as const).map((name) => (
          <Text key={name}>
            <Icon name={name} /> Our story
          </Text>
        ))}
      </Stack>
    ),
  },
  keys: null,
  accessibility: 'Hidden from assistive technology, unless it has a `label`: then it is a picture with that name.',
};
