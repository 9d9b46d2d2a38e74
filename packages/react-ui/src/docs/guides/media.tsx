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
      loading: 'On its way',
      hint: 'Arrow keys turn it.',
      failed: 'It cannot be shown here.',
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
    use: 'For a thing whose form pictures do not tell. Nothing is fetched before its button is pressed; any library draws the model.',
    do: { text: 'Say on the button what comes.', picture: model('See it in three dimensions') },
    dont: { text: 'A name of the technique: few know it.', picture: model('Open WebGL') },
    rules: [
      '**Do** say in `label` that arrow keys turn it, and offer the file itself elsewhere: not every browser draws it.',
      '**Don’t** let it turn by itself.',
    ],
    keys: {
      'Enter, Space': 'opens it',
      '← ↑ → ↓': 'turn it',
      '+ and −': 'bring it nearer and farther',
      Home: 'shows it as it was at first',
      Escape: 'closes it; the focus goes back to its button',
    },
    accessibility:
      'The canvas is a picture with a name, and takes the focus when it opens; the button has it again after.',
  },
  StoreMap: {
    use: 'For places that a list names, too: showrooms, dealers, sites. The ground and the projection are yours, drawn from open data.',
    do: { text: 'Name each mark as its line of the list does.', picture: map(['Portland', 'Denver', 'Boston']) },
    dont: { text: 'Numbers that have to be looked up.', picture: map(['1', '2', '3']) },
    rules: [
      '**Do** give each line of the list the id that the `href` of its mark leads to.',
      '**Do** crop `view` to the marks when someone looks near a place.',
      '**Don’t** let it be the only way to a place: a list can be searched, printed and read out.',
    ],
    keys: {
      Tab: 'goes to one mark, then to the buttons',
      '← ↑ → ↓': 'go to the nearest mark in their direction',
      Enter: 'goes to the line of the list',
    },
    accessibility:
      'Marks are links with the names of their places, so they work before scripts load. The ground is decoration.',
  },
  Avatar: {
    use: 'Stands for a person: a member of a company, the designer of an appointment, the account that is signed in. Products and brands are a `Picture`.',
    do: {
      text: 'Beside the written name, where it is `aria-hidden`.',
      picture: (
        <Stack direction="row" align="center" gap={3}>
          <Avatar name="Maren Holt" aria-hidden />
          <Text>Maren Holt</Text>
        </Stack>
      ),
    },
    dont: { text: 'As the only sign of what a press does.', picture: <Avatar name="Sign Out" /> },
    rules: [
      '**Do** pass a square picture; it is cropped to a circle.',
      '**Don’t** press it: put it into a button or a link, which has a name.',
    ],
    keys: null,
    accessibility:
      'One picture with the name for its words. The initials are no text of the page, and stay where the picture does not load.',
  },
  Badge: {
    use: 'For a word or two that mark a thing: new, on sale, shipped. What can be pressed is a `Chip`, a sentence is a `Notice`.',
    do: {
      text: 'One word, and colour only for what needs an eye.',
      picture: (
        <Stack direction="row" gap={2}>
          <Badge>New</Badge>
          <Badge tone="success">Shipped</Badge>
        </Stack>
      ),
    },
    dont: {
      text: 'Four on one thing: none is seen.',
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
    accessibility: 'Plain text with at least 4.5 : 1 contrast; the tone adds to the word and never replaces it.',
  },
  Carousel: {
    use: 'For a few large pictures of equal weight on a front page. Pictures of one thing are a `Gallery`; what people search through is a `Grid`.',
    do: {
      text: 'Three or four slides, each with one message.',
      picture: slides('New arrivals', ['room', 'tub', 'tile']),
    },
    dont: { text: 'One slide, or the only way to something important.', picture: slides('Our best offer', ['tile']) },
    rules: [
      '**Do** use `autoplay` sparingly: it stops for the pointer, the focus and reduced motion, and has a pause first.',
    ],
    keys: {
      Tab: 'goes to the pause, the arrows, then the row',
      'Enter, Space': 'on an arrow: shows the slide beside it',
      '← →': 'on the row: scroll it',
    },
    accessibility:
      'A region with a name and a list that scrolls by itself. While it plays it is not announced; by hand it is, politely.',
  },
  Gallery: {
    use: 'For the pictures of one thing, with a large view. Pictures that lead elsewhere are `MediaCard`s.',
    do: {
      text: 'A whole view first, then details and the drawing.',
      picture: gallery(['nickel', 'chrome', 'drawing']),
    },
    dont: { text: 'The drawing first: nobody sees what it is.', picture: gallery(['drawing', 'nickel']) },
    rules: [
      '**Do** give every picture alt text in the language of the page; `label` is short and names the thumbnail.',
    ],
    keys: {
      Tab: 'goes to the picture, to the buttons, then to the thumbnails',
      Enter: 'on a thumbnail: shows it; on the picture: enlarges it; on the glass: brings it nearer in its place',
      '← ↑ → ↓': 'move over a picture that is near',
      Escape: 'leaves the near and the large view; the focus goes back',
    },
    accessibility:
      'A region with a name. Thumbnails and pictures are links that work before scripts load; the chosen thumbnail has `aria-current`.',
  },
  Hotspots: {
    use: 'For the products in a picture of a room. A picture that leads to one page is a `MediaCard`.',
    do: {
      text: 'A few points, on the things and apart from each other.',
      picture: (
        <Hotspots spots={[spot('bath', 50, 66), spot('filler', 74, 50)]}>
          <Picture {...pictures.room} />
        </Hotspots>
      ),
    },
    dont: {
      text: 'Points that touch: a finger hits the wrong one.',
      picture: (
        <Hotspots spots={[spot('one', 50, 66), spot('two', 54, 68), spot('three', 58, 66)]}>
          <Picture {...pictures.room} />
        </Hotspots>
      ),
    },
    rules: ['**Do** list the same products below the picture.'],
    keys: {
      Tab: 'goes from point to point',
      'Enter, Space': 'opens its card',
      Escape: 'closes it; the focus goes back to the point',
    },
    accessibility:
      'Each point is a button named by its product, 44 px large; its card is a group of the same name. They work before scripts load.',
  },
  Icon: iconGuide,
  MediaCard: {
    use: 'For a picture with a name that leads somewhere: a category, an article. A product is a `ProductCard`, an order an `OrderCard`.',
    do: {
      text: 'One link for the whole card; actions beside it are few.',
      picture: (
        <Grid columns={2}>
          <MediaCard title="Basin faucets" href="#faucets" headingLevel={4} media={<Picture {...pictures.nickel} />} />
          <MediaCard title="Vessel basins" href="#basins" headingLevel={4} media={<Picture {...pictures.basin} />} />
        </Grid>
      ),
    },
    dont: {
      text: '“Read more” below each: the card is the link already.',
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
    keys: { Tab: 'goes to its link, then to its actions', Enter: 'follows the link' },
    accessibility:
      'An article with a heading of `headingLevel`, in it the one link; the target is the whole card, the name only the title.',
  },
  Picture: {
    use: 'For every picture. It holds its place before it loads, picks the fitting size, and shows words where nothing loads.',
    do: {
      text: 'Width and height as they are, and words for what is seen.',
      picture: <Picture {...pictures.tub} />,
    },
    dont: {
      text: 'A picture of words: it cannot be read aloud, enlarged or translated.',
      picture: <Picture {...pictures.drawing} alt="Text" />,
    },
    rules: [
      '**Do** set `priority` on the one picture that a page opens with, and on no other.',
      '**Do** use an empty `alt` where the words beside it say the same.',
    ],
    keys: null,
    accessibility: '`alt` is its name; where it fails to load, the words stand in its place.',
  },
  SwatchList: {
    use: 'For the finishes of a product on its card. One to choose is a `SwatchPicker`.',
    do: {
      text: 'As many as the width holds, and how many more.',
      picture: <SwatchList swatches={Object.values(swatches)} more={(hidden) => `+${hidden}`} />,
    },
    dont: {
      text: 'For a single finish: say its name.',
      picture: <SwatchList swatches={[swatches.chrome]} more={(hidden) => `+${hidden}`} />,
    },
    rules: ['**Do** give `href` only where each finish has a page of its own.'],
    keys: { Tab: 'goes to the finishes that are links', Enter: 'follows the link' },
    accessibility: 'A list; each square is a picture named by its finish, and the rest is said as a number.',
  },
} satisfies Record<string, Guide>;
