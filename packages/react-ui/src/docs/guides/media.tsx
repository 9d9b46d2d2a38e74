import { Avatar } from '../../Avatar/Avatar.tsx';
import { Badge } from '../../Badge/Badge.tsx';
import { Carousel } from '../../Carousel/Carousel.tsx';
import { Gallery } from '../../Gallery/Gallery.tsx';
import { Hotspots } from '../../Hotspots/Hotspots.tsx';
import { Grid, Stack } from '../../Layout/Layout.tsx';
import { Link } from '../../Link/Link.tsx';
import { MediaCard } from '../../MediaCard/MediaCard.tsx';
import { ModelViewer } from '../../ModelViewer/ModelViewer.tsx';
import { Picture } from '../../Picture/Picture.tsx';
import { StoreMap } from '../../StoreMap/StoreMap.tsx';
import { SwatchList } from '../../SwatchList/SwatchList.tsx';
import { pictures, swatches } from '../../testing/pictures.ts';
import { Text } from '../../Typography/Typography.tsx';
import type { Guide } from './guide.ts';
import { iconGuide } from './actions.tsx';

const slides = (label: string, names: readonly ('room' | 'tub' | 'tile')[]) => (
  <Carousel
    label={label}
    pauseLabel="Pause"
    playLabel="Play"
    previousLabel="Previous"
    nextLabel="Next"
    slides={names.map((name) => (
      <Picture key={name} {...pictures[name]} width={1280} height={800} />
    ))}
  />
);
const gallery = (names: readonly ('nickel' | 'chrome' | 'drawing')[]) => (
  <Gallery
    label="Pictures of the Calder faucet"
    previousLabel="Previous"
    nextLabel="Next"
    zoom={{ open: 'Enlarge', inPlace: 'Magnify', close: 'Close', zoomIn: 'Full size', zoomOut: 'Fit to window' }}
    pictures={names.map((name) => ({
      ...pictures[name],
      label: name,
      thumbnail: pictures[name].src,
      large: pictures[name].src,
    }))}
  />
);
const spot = (id: string, x: number, y: number) => ({
  id,
  x,
  y,
  label: `Product ${id}`,
  content: <Link href="#spot">Product</Link>,
});

const model = (open: string) => (
  <ModelViewer
    label="Calder basin. Arrow keys turn it."
    labels={{
      open,
      close: 'Close',
      loading: 'Loading',
      hint: 'Arrow keys turn it.',
      failed: 'The model cannot be shown here.',
    }}
    load={() => Promise.reject(new Error('There is no model in this picture.'))}
  />
);
const map = (labels: readonly string[]) => (
  <StoreMap
    label="Example"
    view={{ x: 0, y: 0, width: 300, height: 120 }}
    ground={<path d="M10 60L80 10 200 20 290 60 240 110 90 100z" />}
    marks={labels.map((label, index) => ({ id: label, label, x: 60 + index * 60, y: 60, href: `#${label}` }))}
    defaultValue={labels[0]}
    zoomInLabel="Zoom in"
    zoomOutLabel="Zoom out"
  />
);

export const mediaGuides = {
  ModelViewer: {
    use: 'Use it for a product whose shape pictures cannot convey. Nothing is fetched until its button is pressed; any library can draw the model.',
    do: { text: 'Say on the button what will appear.', picture: model('View in 3D') },
    dont: { text: 'The name of the technology: few people know it.', picture: model('Open WebGL') },
    rules: [
      '**Do** say in `label` that arrow keys turn the model, and offer the file as a download elsewhere: not every browser can draw it.',
      '**Don’t** let it rotate by itself.',
    ],
    keys: {
      'Enter, Space': 'Opens the model',
      '← ↑ → ↓': 'Turn it',
      '+ and −': 'Zoom in and out',
      Home: 'Resets the view',
      Escape: 'Closes the model; focus returns to its button',
    },
    accessibility:
      'The canvas is an image with a name and takes focus when it opens; when it closes, focus returns to the button.',
  },
  StoreMap: {
    use: 'Use it for places that are also in a list: showrooms, dealers, sites. You supply the base map and the projection, drawn from open data.',
    do: { text: 'Give each mark the same name as its list entry.', picture: map(['Portland', 'Denver', 'Boston']) },
    dont: { text: 'Numbers that have to be looked up.', picture: map(['1', '2', '3']) },
    rules: [
      '**Do** give each list entry the id that its mark’s `href` points to.',
      '**Do** crop `view` to the nearby marks when someone searches around a place.',
      '**Don’t** make it the only way to a place: a list can be searched, printed and read aloud.',
    ],
    keys: {
      Tab: 'Moves focus to one mark, then to the buttons',
      '← ↑ → ↓': 'Move to the nearest mark in that direction',
      Enter: 'Goes to the list entry',
    },
    accessibility:
      'Marks are links named by their places, so they work before scripts load. The base map is decorative.',
  },
  Avatar: {
    use: 'Use it to represent a person: a member of a company, the designer of an appointment, the signed-in account. For products and brands use a `Picture`.',
    do: {
      text: 'Next to the written name, with `aria-hidden`.',
      picture: (
        <Stack direction="row" align="center" gap={3}>
          <Avatar name="Maren Holt" aria-hidden />
          <Text>Maren Holt</Text>
        </Stack>
      ),
    },
    dont: { text: 'The only hint of what a press does.', picture: <Avatar name="Sign Out" /> },
    rules: [
      '**Do** pass a square picture; it is cropped to a circle.',
      '**Don’t** make it interactive: place it inside a named button or link.',
    ],
    keys: null,
    accessibility:
      'One image named by `name`. The initials are not part of the page’s text, and they stay visible when the picture fails to load.',
  },
  Badge: {
    use: 'Use it for one or two words that label something: new, on sale, shipped. For something that can be pressed use a `Chip`; for a sentence use a `Notice`.',
    do: {
      text: 'One word, with colour only when it needs attention.',
      picture: (
        <Stack direction="row" gap={2}>
          <Badge>New</Badge>
          <Badge tone="success">Shipped</Badge>
        </Stack>
      ),
    },
    dont: {
      text: 'Four badges on one item: none of them stands out.',
      picture: (
        <Stack direction="row" gap={2}>
          <Badge tone="strong">New</Badge>
          <Badge tone="danger">Sale</Badge>
          <Badge tone="success">In stock</Badge>
          <Badge>Exclusive</Badge>
        </Stack>
      ),
    },
    keys: null,
    accessibility: 'Plain text with a contrast of at least 4.5 : 1; the tone supports the word and never replaces it.',
  },
  Carousel: {
    use: 'Use it for a few large pictures of equal weight on a home page. For pictures of one product use a `Gallery`; for things that people search through use a `Grid`.',
    do: {
      text: 'Three or four slides, each with one message.',
      picture: slides('New arrivals', ['room', 'tub', 'tile']),
    },
    dont: {
      text: 'A single slide, or the only way to something important.',
      picture: slides('Our best offer', ['tile']),
    },
    rules: [
      '**Do** use `autoplay` sparingly: it stops on hover, on focus and under reduced motion, and its first control is a pause button.',
    ],
    keys: {
      Tab: 'Moves focus to the pause button, the arrows, then the row',
      'Enter, Space': 'On an arrow: shows the next or previous slide',
      '← →': 'On the row: scroll it',
    },
    accessibility:
      'A named region with a list that scrolls. Slides are not announced while it plays, and announced politely when people move it themselves.',
  },
  Gallery: {
    use: 'Use it for the pictures of one product, with an enlarged view. For pictures that lead elsewhere use `MediaCard`s.',
    do: {
      text: 'A full view first, then details and the drawing.',
      picture: gallery(['nickel', 'chrome', 'drawing']),
    },
    dont: { text: 'The drawing first: no one can tell what the product is.', picture: gallery(['drawing', 'nickel']) },
    rules: [
      '**Do** give every picture alt text in the language of the page; `label` is short and names the thumbnail.',
    ],
    keys: {
      Tab: 'Moves focus to the picture, the buttons, then the thumbnails',
      Enter: 'On a thumbnail: shows the picture; on the picture: enlarges it; on the magnifier: magnifies it in place',
      '← ↑ → ↓': 'Move across a magnified picture',
      Escape: 'Leaves the magnified or enlarged view; focus returns to where it was',
    },
    accessibility:
      'A named region. Thumbnails and pictures are links that work before scripts load; the selected thumbnail has `aria-current`.',
  },
  Hotspots: {
    use: 'Use it to mark the products in a picture of a room. For a picture that leads to one page use a `MediaCard`.',
    do: {
      text: 'A few points, each on its product, with space between them.',
      picture: (
        <Hotspots spots={[spot('bath', 50, 66), spot('filler', 74, 50)]}>
          <Picture {...pictures.room} />
        </Hotspots>
      ),
    },
    dont: {
      text: 'Points that touch: people press the wrong one.',
      picture: (
        <Hotspots spots={[spot('one', 50, 66), spot('two', 54, 68), spot('three', 58, 66)]}>
          <Picture {...pictures.room} />
        </Hotspots>
      ),
    },
    rules: ['**Do** list the same products below the picture.'],
    keys: {
      Tab: 'Moves focus from point to point',
      'Enter, Space': 'Opens its card',
      Escape: 'Closes the card; focus returns to the point',
    },
    accessibility:
      'Each point is a 44 px button named after its product; its card is a group with the same name. Both work before scripts load.',
  },
  Icon: iconGuide,
  MediaCard: {
    use: 'Use it for a picture with a title that leads to a page: a category, an article. For a product use a `ProductCard`; for an order an `OrderCard`.',
    do: {
      text: 'One link for the whole card, with few actions beside it.',
      picture: (
        <Grid columns={2}>
          <MediaCard title="Basin faucets" href="#faucets" headingLevel={4} media={<Picture {...pictures.nickel} />} />
          <MediaCard title="Vessel basins" href="#basins" headingLevel={4} media={<Picture {...pictures.basin} />} />
        </Grid>
      ),
    },
    dont: {
      text: '“Read more” below each card: the card is already the link.',
      picture: (
        <Grid columns={2}>
          <MediaCard
            title="Basin faucets"
            href="#faucets"
            headingLevel={4}
            media={<Picture {...pictures.nickel} />}
            actions={<Link href="#faucets">Read more</Link>}
          />
        </Grid>
      ),
    },
    keys: { Tab: 'Moves focus to the link, then to the actions', Enter: 'Follows the link' },
    accessibility:
      'An article with a heading of `headingLevel` that contains its only link; the whole card is the target, and the title alone is its name.',
  },
  Picture: {
    use: 'Use it for every picture. It reserves its space before it loads, chooses a suitable size, and shows its alt text when nothing loads.',
    do: {
      text: 'The real width and height, and alt text that says what is visible.',
      picture: <Picture {...pictures.tub} />,
    },
    dont: {
      text: 'Text in a picture cannot be read aloud, enlarged or translated.',
      picture: <Picture {...pictures.drawing} alt="Text" />,
    },
    rules: [
      '**Do** set `priority` on the main picture of a page, and on no other.',
      '**Do** use an empty `alt` when adjacent text says the same.',
    ],
    keys: null,
    accessibility: '`alt` is its accessible name; when the picture fails to load, the text takes its place.',
  },
  SwatchList: {
    use: 'Use it for the finishes of a product on its card. To choose one use a `SwatchPicker`.',
    do: {
      text: 'As many as fit the width, and the number of the others.',
      picture: <SwatchList swatches={Object.values(swatches)} more={(hidden) => `+${hidden}`} />,
    },
    dont: {
      text: 'A single finish: write its name.',
      picture: <SwatchList swatches={[swatches.chrome]} more={(hidden) => `+${hidden}`} />,
    },
    rules: ['**Do** set `href` only when each finish has its own page.'],
    keys: { Tab: 'Moves focus to the finishes that are links', Enter: 'Follows the link' },
    accessibility: 'A list; each square is an image named by its finish, and the others are announced as a number.',
  },
} satisfies Record<string, Guide>;
