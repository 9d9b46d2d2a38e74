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
    use: 'Use it for several sections when most readers need only one or two: questions and answers, product details. For a single section use a `Disclosure`.',
    do: {
      text: 'Each line says what it contains; the most likely one is open.',
      picture: accordion([
        ['Dimensions', 'Height 286 mm, reach 178 mm.'],
        ['Care', 'A soft cloth and water.'],
      ]),
    },
    dont: {
      text: 'Lines that say nothing about their content.',
      picture: accordion([
        ['More', 'Height 286 mm, reach 178 mm.'],
        ['Even more', 'A soft cloth and water.'],
      ]),
    },
    rules: [
      '**Do** set `headingLevel` when each line is a section of the page.',
      '**Don’t** hide what everyone needs, or the required fields of a form.',
      '**Don’t** make it `exclusive` when readers compare two lines.',
    ],
    keys: {
      Tab: 'Moves focus to the next line, or into the content of an open line',
      'Enter, Space': 'Opens or closes the line; if exclusive, closes the other open line',
    },
    accessibility:
      'Native `details`: they open without scripts, and the browser opens them when find-in-page matches their content.',
  },
  Dialog: {
    use: 'Use it for a question or a short form that must be answered before anything else. For content that stays beside the page use a `Drawer` or a `Popover`.',
    do: {
      text: 'A title that states the purpose, and a button that states the result.',
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
      '**Do** open it with a `commandfor` button or a link to its hash: it then works before scripts load.',
      '**Don’t** open a second dialog from within it, or any dialog when a page loads.',
      '**Don’t** render it within a `form`: its close button is a form, so that it works before scripts load. A form within the dialog is fine.',
    ],
    keys: { Tab: 'Stays inside the dialog', Escape: 'Closes it; focus returns to the element that opened it' },
    accessibility: 'A native modal `dialog` named by its title, which takes focus. The page behind it is inert.',
  },
  Disclosure: {
    use: 'Use it for one section that most readers do not need: the small print, a filter on a phone. For several in a row use an `Accordion`.',
    do: {
      text: 'A summary that says what opens.',
      picture: (
        <Disclosure summary="Dimensions" defaultOpen>
          <Text>Height 286 mm, reach 178 mm.</Text>
        </Disclosure>
      ),
    },
    dont: {
      text: 'Hiding what everyone wants to know: the price.',
      picture: (
        <Disclosure summary="Price">
          <Text>$612.00</Text>
        </Disclosure>
      ),
    },
    keys: { Tab: 'Moves focus to the summary line', 'Enter, Space': 'Opens or closes it' },
    accessibility: 'A native `details` that works without scripts.',
  },
  Drawer: {
    use: 'Use it for a dialog at the edge of the screen: filters, the cart, the menu on a phone. For a question in the middle of a task use a `Dialog`.',
    do: {
      text: 'A button at the end that states the result.',
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
      text: 'A few words: it covers the page for nothing.',
      picture: (
        <Drawer id="guide-drawer" open title="Saved" closeLabel="Close">
          <Text>It is in your favourites.</Text>
        </Drawer>
      ),
      frameHeightPx: 340,
    },
    rules: ['**Do** choose `side="block-end"` for phones: it is close to the thumb.'],
    keys: { Tab: 'Stays inside the drawer', Escape: 'Closes it; focus returns to the element that opened it' },
    accessibility: 'The same as `Dialog`. Its sides are mirrored in right-to-left layouts.',
  },
  Menu: {
    use: 'Use it for a few links, such as languages or account pages. To change a value use a `SelectField`.',
    do: {
      text: 'A label that says what the menu contains.',
      picture: <Menu face="English">{links(['English', 'Français'])}</Menu>,
      frameHeightPx: 80,
    },
    dont: {
      text: 'Three dots that hide the one thing people came for.',
      picture: (
        <Menu face="…" label="More">
          {links(['Add to cart'])}
        </Menu>
      ),
      frameHeightPx: 80,
    },
    keys: {
      'Enter, Space': 'On its button: opens or closes the menu',
      Tab: 'Moves focus from link to link',
      Escape: 'Closes the menu; focus returns to the button',
    },
    accessibility:
      'A button and a list of links in a native popover, not an ARIA menu: links stay links, with everything that browsers offer for them.',
  },
  Popover: {
    use: 'Use it for a quick look while the page stays in use: the contents of the cart, the meaning of a term. For a few links use a `Menu`; for a question that must be answered first use a `Dialog`. With `sidebar` it holds filters that apply at once.',
    do: {
      text: 'What happened, and one next step.',
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
      text: 'A form: a press outside closes it and loses the input.',
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
      '**Do** open it with a `popovertarget` button, which works before scripts load; it is placed next to that button.',
      '**Do** announce what happened in a live region too when it opens by itself, and leave it open while the pointer or focus is inside.',
      '**Don’t** put the only way to something into it: it closes with the next press.',
      '**Don’t** open a second popover from within it.',
    ],
    keys: {
      'Enter, Space': 'On its button: opens or closes the popover',
      Tab: 'Moves focus into its content, directly after its button or the element that had focus when it opened',
      Escape: 'Closes the popover; focus returns to the button',
    },
    accessibility: 'A native popover named by its title. It does not take focus and leaves the page in use.',
  },
  Tooltip: {
    use: 'Use it for a few words that explain a control: what an amount includes, why a button is disabled. For more than a sentence, or for anything to press, use a `Popover`.',
    do: {
      text: 'A control that has its own name; the tooltip only describes it.',
      picture: (
        <Tooltip open text="Includes your state’s taxes">
          <Button variant="quiet">Estimated total</Button>
        </Tooltip>
      ),
      frameHeightPx: 130,
    },
    dont: {
      text: 'Repeating the name of the control.',
      picture: (
        <Tooltip open text="Estimated total">
          <Button variant="quiet">Estimated total</Button>
        </Tooltip>
      ),
      frameHeightPx: 130,
    },
    rules: [
      '**Do** place it on a button or link, which the keyboard can reach.',
      '**Don’t** put essential information into it: touch screens have no hover, and before scripts load it stays hidden.',
    ],
    keys: {
      Tab: 'Moves focus to the control and shows the tooltip; moving on hides it',
      Escape: 'Hides the tooltip; focus stays',
    },
    accessibility:
      'The text is the control’s description (`aria-describedby`), whether visible or not. It stays while the pointer is over it, so that it can be read enlarged, and Escape hides it without moving anything (WCAG 1.4.13).',
  },
} satisfies Record<string, Guide>;
