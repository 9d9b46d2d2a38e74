import { Accordion } from '../../Accordion/Accordion.tsx';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../../Dialog/Dialog.tsx';
import { Disclosure } from '../../Disclosure/Disclosure.tsx';
import { Drawer } from '../../Drawer/Drawer.tsx';
import { Stack } from '../../Layout/Layout.tsx';
import { Link } from '../../Link/Link.tsx';
import { LinkButton } from '../../Button/LinkButton.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import { Popover } from '../../Popover/Popover.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { Tooltip } from '../../Tooltip/Tooltip.tsx';
import { Text } from '../../Typography/Typography.tsx';
import type { Guide } from './guide.ts';

const accordion = (lines: readonly (readonly [string, string])[]) => (
  <Accordion
    items={lines.map(([summary, text], index) => ({
      id: summary,
      summary,
      defaultOpen: index === 0,
      children: <Text>{text}</Text>,
    }))}
  />
);
const links = (names: readonly string[]) => (
  <Stack gap={2} render={<ul />}>
    {names.map((name) => (
      <li key={name}>
        <Link href={`#${name}`}>{name}</Link>
      </li>
    ))}
  </Stack>
);

export const overlayGuides = {
  Accordion: {
    use: 'For several things of which a reader wants one or two: questions and answers, the facts of a product. One alone is a `Disclosure`.',
    do: {
      text: 'Each line says what is below it; the likeliest is open.',
      picture: accordion([
        ['Dimensions', 'Height 286 mm, reach 178 mm.'],
        ['Care', 'A soft cloth and water.'],
      ]),
    },
    dont: {
      text: 'Lines that say nothing.',
      picture: accordion([
        ['More', 'Height 286 mm, reach 178 mm.'],
        ['Even more', 'A soft cloth and water.'],
      ]),
    },
    rules: [
      '**Do** give `headingLevel` where each line is a section of the page.',
      '**Don’t** hide what everyone needs, nor the fields of a form that must be filled in.',
      '**Don’t** make it `exclusive` where readers compare two lines.',
    ],
    keys: {
      Tab: 'goes to the next line, or into what an open line holds',
      'Enter, Space': 'opens or closes the line; if exclusive, it closes the open one',
    },
    accessibility:
      'Native `details`: they open without scripts, and the browser opens them for what it finds on the page.',
  },
  Dialog: {
    use: 'For a question or a small form that must be answered before going on. What stays beside the page is a `Drawer` or a `Popover`.',
    do: {
      text: 'A title that says what it is for, and a button that says what happens.',
      picture: (
        <Dialog
          id="guide-dialog"
          open
          title="Remove the address?"
          closeLabel="Close"
          width="narrow"
          footer={<Button variant="primary">Remove the address</Button>}
        >
          <Text>Orders that are under way still go there.</Text>
        </Dialog>
      ),
      frameHeightPx: 320,
    },
    dont: {
      text: '“Are you sure?” with “OK”: sure of what?',
      picture: (
        <Dialog
          id="guide-dialog"
          open
          title="Are you sure?"
          closeLabel="Close"
          width="narrow"
          footer={<Button variant="primary">OK</Button>}
        >
          <Text>This cannot be undone.</Text>
        </Dialog>
      ),
      frameHeightPx: 320,
    },
    rules: [
      '**Do** open it by a button with `commandfor` or a link to its hash: it then works before scripts load.',
      '**Don’t** open a second one from within it, and none when a page loads.',
    ],
    keys: { Tab: 'stays inside', Escape: 'closes it; the focus goes back to what opened it' },
    accessibility: 'A native modal `dialog` named by its title, which takes the focus. The page behind is inert.',
  },
  Disclosure: {
    use: 'For one thing that most readers do not need: the small print, a filter on a phone. Several in a row are an `Accordion`.',
    do: {
      text: 'A summary that says what opens.',
      picture: (
        <Disclosure summary="Dimensions" defaultOpen>
          <Text>Height 286 mm, reach 178 mm.</Text>
        </Disclosure>
      ),
    },
    dont: {
      text: 'Hiding what everyone asks: what it costs.',
      picture: (
        <Disclosure summary="Price">
          <Text>$612.00</Text>
        </Disclosure>
      ),
    },
    keys: { Tab: 'goes to its line', 'Enter, Space': 'opens or closes it' },
    accessibility: 'A native `details` that needs no script.',
  },
  Drawer: {
    use: 'For a dialog at an edge: filters, the cart, the menu of a phone. A question in the middle of a task is a `Dialog`.',
    do: {
      text: 'A button at its end that says what comes of it.',
      picture: (
        <Drawer
          id="guide-drawer"
          open
          title="Filters"
          closeLabel="Close filters"
          footer={<Button variant="primary">Show 42 products</Button>}
        >
          <TextField label="Highest price, $" />
        </Drawer>
      ),
      frameHeightPx: 340,
    },
    dont: {
      text: 'For a few words: it covers the page for nothing.',
      picture: (
        <Drawer id="guide-drawer" open title="Saved" closeLabel="Close">
          <Text>It is in your favourites.</Text>
        </Drawer>
      ),
      frameHeightPx: 340,
    },
    rules: ['**Do** choose `side="block-end"` for phones: it is near the thumb.'],
    keys: { Tab: 'stays inside', Escape: 'closes it; the focus goes back to what opened it' },
    accessibility: 'All that holds for `Dialog`. From right to left its sides are mirrored.',
  },
  Menu: {
    use: 'For a few links, such as languages or the pages of an account. What changes a value is a `SelectField`.',
    do: {
      text: 'A face that says what it holds.',
      picture: <Menu face="English">{links(['English', 'Français'])}</Menu>,
      frameHeightPx: 80,
    },
    dont: {
      text: 'Three dots for the one thing that people came for.',
      picture: (
        <Menu face="…" label="More">
          {links(['Add to cart'])}
        </Menu>
      ),
      frameHeightPx: 80,
    },
    keys: {
      'Enter, Space': 'on its button: opens it, and closes it again',
      Tab: 'goes from link to link',
      Escape: 'closes it; the focus goes back to the button',
    },
    accessibility:
      'A button and a list of links in a native popover, and no ARIA menu: links stay links, with all that browsers do with them.',
  },
  Popover: {
    use: 'For a glance at something while the page stays in use: what is in the cart, what a word means. A few links are a `Menu`; what must be answered first is a `Dialog`. With `sidebar` it holds filters that apply at once.',
    do: {
      text: 'What happened, and one way onward.',
      picture: (
        <Popover id="guide-popover" open title="In your cart" closeLabel="Close">
          <Stack gap={3}>
            <Text>1 × Calder basin faucet</Text>
            <LinkButton href="#cart">View the cart</LinkButton>
          </Stack>
        </Popover>
      ),
      frameHeightPx: 260,
    },
    dont: {
      text: 'A form: a press beside it, and all that was typed is gone.',
      picture: (
        <Popover id="guide-popover" open title="Address" closeLabel="Close">
          <Stack gap={3}>
            <TextField label="Street" />
            <TextField label="City" />
          </Stack>
        </Popover>
      ),
      frameHeightPx: 260,
    },
    rules: [
      '**Do** open it by a button with `popovertarget`, which works before scripts load; it is placed beside that button.',
      '**Do** say what happened in a live region too when it opens by itself, and leave it open while the pointer or the focus is inside.',
      '**Don’t** put the only way to something in it: it goes with the next press.',
      '**Don’t** open a second one from within it.',
    ],
    keys: {
      'Enter, Space': 'on its button: opens it, and closes it again',
      Tab: 'goes to what it holds, right after its button',
      Escape: 'closes it; the focus goes back to the button',
    },
    accessibility: 'A native popover named by its title. It takes no focus and leaves the page in use.',
  },
  Tooltip: {
    use: 'For a few words that explain a control to somebody who hesitates over it: what a figure is made of, why a button cannot be pressed. More than a sentence, or anything to press, is a `Popover`.',
    do: {
      text: 'A control with a name; the words only describe it.',
      picture: (
        <Tooltip open text="With the taxes of your state">
          <Button variant="quiet">Estimated total</Button>
        </Tooltip>
      ),
      frameHeightPx: 130,
    },
    dont: {
      text: 'The name of the control once more.',
      picture: (
        <Tooltip open text="Estimated total">
          <Button variant="quiet">Estimated total</Button>
        </Tooltip>
      ),
      frameHeightPx: 130,
    },
    rules: [
      '**Do** put it on a button or a link, which the keyboard reaches.',
      '**Don’t** put anything in it that must be known: a finger has no pointer to rest, and before scripts load it stays hidden.',
    ],
    keys: {
      Tab: 'goes to the control and shows the words; away hides them',
      Escape: 'hides the words, the focus stays',
    },
    accessibility:
      'The words are the control’s description (`aria-describedby`), shown or not. They stay while the pointer is on them, so that they can be read enlarged, and Escape hides them without moving anything (WCAG 1.4.13).',
  },
} satisfies Record<string, Guide>;
