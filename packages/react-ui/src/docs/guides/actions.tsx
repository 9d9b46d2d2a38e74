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
    use: 'Use it for actions on the current page: add, save, send. To go to another page use a `Link`, or a `LinkButton` when it is the main next step.',
    do: {
      text: 'Use one primary button per view, labelled with what it does.',
      picture: (
        <Stack direction="row">
          <Button variant="primary">Add to cart</Button>
          <Button variant="quiet">Save for later</Button>
        </Stack>
      ),
    },
    dont: {
      text: 'Two primary buttons side by side: neither stands out.',
      picture: (
        <Stack direction="row">
          <Button variant="primary">OK</Button>
          <Button variant="primary">Submit</Button>
        </Stack>
      ),
    },
    rules: [
      '**Do** set `pending` while a request runs: the button keeps its width and focus, and ignores further presses.',
      '**Do** prefer `aria-disabled` and a visible reason to `disabled`: the button stays reachable by keyboard.',
      '**Don’t** use `LinkButton` for an action that changes data: a link can be opened in another tab.',
    ],
    keys: { Tab: 'Moves focus to the button', 'Enter, Space': 'Presses it; a `LinkButton` responds to Enter only' },
    accessibility:
      'A native `button` with `type="button"` by default. A pending button has `aria-disabled` and stays focusable. The target is 44 px high, or 36 px in the small size.',
  },
  Chip: {
    use: 'Use it for an active filter that one press removes. A word that only labels something is a `Badge`; to let people choose a filter, use a `FacetGroup`.',
    do: {
      text: 'Use the same name for the value as the filter does.',
      picture: (
        <Stack direction="row" gap={2}>
          <Chip removeLabel="Remove filter">Polished Chrome</Chip>
          <Chip removeLabel="Remove filter">Widespread</Chip>
        </Stack>
      ),
    },
    dont: {
      text: 'A label that cannot be removed is a Badge; a chip can always be removed.',
      picture: <Chip removeLabel="Remove">New arrival</Chip>,
    },
    rules: ['**Do** set `href` when the filter is part of the URL: the chip then works before scripts load.'],
    keys: {
      Tab: 'Moves focus from chip to chip',
      'Enter, Space': 'Removes the filter; with `href`, Enter follows the link',
    },
    accessibility:
      'Its accessible name is `removeLabel` followed by the value, for example “Remove filter Polished Chrome”. Announce the new number of results in a `status` region, and move focus to the next chip.',
  },
  IconButton: {
    use: 'Use it for an action with a universally known icon: close, search, save. For anything else use a `Button` with a text label.',
    do: {
      text: 'A well-known icon with an accessible name.',
      picture: <IconButton icon="heart" label="Save to favourites" />,
    },
    dont: {
      text: 'An icon whose meaning people have to guess. Use a text label.',
      picture: <IconButton icon="compare" label="Exchange a product" />,
    },
    rules: [
      '**Do** use `aria-pressed` for an on/off state, and keep the name the same in both states.',
      '**Do** add a `Tooltip` when the icon is uncommon.',
    ],
    keys: { Tab: 'Moves focus to the button', 'Enter, Space': 'Presses it' },
    accessibility:
      '`label` is the accessible name; the icon is hidden from assistive technology. The target is 44 × 44 px.',
  },
  Link: {
    use: 'Use it to lead to another page or to a section of the current one. To change data use a `Button`.',
    do: {
      text: 'The link text makes sense on its own and names the destination.',
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
      '**Do** wrap the application in `LinkProvider`: with `onNavigate` one listener lets the router follow every link; with `render` the router renders each link.',
      '**Do** set `aria-current="page"` on the link to the current page.',
      'A URL with a scheme that could run a script is dropped; the link text stays.',
    ],
    keys: { Tab: 'Moves focus to the link', Enter: 'Follows it' },
    accessibility:
      'A native `a`, underlined in running text so that colour is never the only cue. The `quiet` variant is underlined on hover and focus only; use it in navigation only.',
  },
} satisfies Record<string, Guide>;

export const iconGuide: Guide = {
  use: 'Use it next to text, or as the face of an `IconButton`. All icons share a 24 px grid and one stroke width.',
  do: {
    text: 'Place an icon next to the text that it illustrates.',
    picture: (
      <LinkButton href="#download">
        <Icon name="download" /> Download the drawing
      </LinkButton>
    ),
  },
  dont: {
    text: 'The same kind of icon on every line: none of them helps.',
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
  accessibility: 'Hidden from assistive technology unless it has a `label`, which makes it an image with that name.',
};
