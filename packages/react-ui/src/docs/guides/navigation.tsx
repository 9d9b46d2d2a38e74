import { Breadcrumbs } from '../../Breadcrumbs/Breadcrumbs.tsx';
import { Stack } from '../../Layout/Layout.tsx';
import { LoadMore } from '../../Pagination/LoadMore.tsx';
import { NavigationMenu } from '../../NavigationMenu/NavigationMenu.tsx';
import { Pagination } from '../../Pagination/Pagination.tsx';
import { SkipLink } from '../../SkipLink/SkipLink.tsx';
import { Stepper } from '../../Stepper/Stepper.tsx';
import { Tabs } from '../../Tabs/Tabs.tsx';
import { Text } from '../../Typography/Typography.tsx';
import type { Guide } from './guide.ts';

const pagination = (page: number, pages: number, word = 'Page') => (
  <Pagination
    label="Pages"
    page={page}
    pages={pages}
    hrefOf={(to) => `#page-${to}`}
    pageLabel={(to) => `${word} ${to}`}
    previousLabel="Previous"
    nextLabel="Next"
  />
);

const menuOf = (...labels: readonly string[]) => (
  <NavigationMenu label="Example" items={labels.map((label) => ({ label, href: `#${label}` }))} />
);

export const navigationGuides = {
  NavigationMenu: {
    use: 'For the places of a site, in its head on wide screens; narrow ones have a `Drawer` with `Disclosure`s. Parts of one page are `Tabs`, a few links a `Menu`.',
    do: { text: 'A few places, each in a word.', picture: menuOf('Bathroom', 'Kitchen', 'Showrooms') },
    dont: {
      text: 'Sentences, or more places than a row has room for.',
      picture: menuOf('Everything for your bathroom', 'Everything for your kitchen', 'Find a showroom near you'),
    },
    rules: [
      '**Do** put a link to the whole group into its panel: the button only opens it.',
      '**Don’t** open panels on hover: a press works for everyone.',
    ],
    keys: {
      Tab: 'goes from place to place, and into a panel that is open',
      'Enter, Space': 'opens a panel, and closes it again',
      Escape: 'closes it; the focus goes back to its button',
    },
    accessibility:
      'A `nav` with a name; each group is a button of a popover, whose state the browser announces. It works before scripts load.',
  },
  Breadcrumbs: {
    use: 'For where a page stands below the home page. The steps of a task are a `Stepper`.',
    do: {
      text: 'The way from the home page; the last one is this page, without a link.',
      picture: (
        <Breadcrumbs
          label="Breadcrumb"
          items={[{ label: 'Bathroom', href: '#b' }, { label: 'Faucets', href: '#f' }, { label: 'Calder faucet' }]}
        />
      ),
    },
    dont: {
      text: 'The pages that somebody happened to visit: that is what Back is for.',
      picture: (
        <Breadcrumbs
          label="Breadcrumb"
          items={[{ label: 'Cart', href: '#c' }, { label: 'Search', href: '#s' }, { label: 'Calder faucet' }]}
        />
      ),
    },
    keys: { Tab: 'goes from link to link', Enter: 'follows the link' },
    accessibility: 'A `nav` with a name, in it an ordered list; the last item has `aria-current="page"`.',
  },
  LoadMore: {
    use: 'For a listing that grows below itself. Pages that somebody comes back to by number are a `Pagination`.',
    do: {
      text: 'Say how many are shown and how many there are.',
      picture: (
        <LoadMore summary="24 of 96 products" shown={24} total={96} href="#more">
          Show 24 more
        </LoadMore>
      ),
    },
    dont: {
      text: 'Without a count nobody knows whether it is worth a press.',
      picture: (
        <LoadMore summary="More products" shown={24} total={96} href="#more">
          More
        </LoadMore>
      ),
    },
    rules: [
      '**Do** give `href`: before scripts load it is the next page.',
      '**Do** put the focus on the first new item, not at the top.',
      '**Don’t** load by scrolling alone: the footer would never be reached.',
    ],
    keys: { Tab: 'goes to it', Enter: 'loads more' },
    accessibility:
      'A link, so it can be opened in another tab; `aria-busy` while more is loaded. Announce the new number in a `status` of your own.',
  },
  Pagination: {
    use: 'For a long list whose pages have addresses: orders, search results. A listing that grows is a `LoadMore`.',
    do: { text: 'First, last and what is around the open page.', picture: pagination(5, 12) },
    dont: {
      text: 'One page needs no pagination. It renders nothing then; leave the space out too.',
      picture: <Text tone="muted">Page 1 of 1</Text>,
    },
    rules: ['**Do** keep filters and order in `hrefOf`.'],
    keys: { Tab: 'goes from page to page', Enter: 'opens the page' },
    accessibility: 'A `nav` with a name. Each link is named by `pageLabel`; the open one has `aria-current="page"`.',
  },
  SkipLink: {
    use: 'The first link of every page. It leads past the header to the main part, and is seen only when it has focus.',
    do: {
      text: 'First in the page, to an element that takes focus: `<main id="main" tabIndex={-1}>`.',
      picture: <SkipLink href="#main">Skip to the main part</SkipLink>,
      frameHeightPx: 80,
      look: 'focus',
    },
    dont: {
      text: 'Several of them, to each part of the page: landmarks and headings do that.',
      picture: (
        <Stack gap={2}>
          <Text size="s">Skip to search</Text>
          <Text size="s">Skip to filters</Text>
          <Text size="s">Skip to products</Text>
        </Stack>
      ),
    },
    keys: { Tab: 'from the top of the page: shows it', Enter: 'goes to the main part' },
    accessibility: 'A plain anchor, needed by WCAG 2.4.1. It works before scripts load.',
  },
  Stepper: {
    use: 'For the steps of a task that the reader does: checkout, registration. What happened to a thing is a `Timeline`.',
    do: {
      text: 'Two to five steps, named by what is asked.',
      picture: (
        <Stepper
          label="Checkout"
          current={2}
          doneLabel="Done"
          steps={[{ label: 'Delivery', href: '#d' }, { label: 'Payment' }, { label: 'Review' }]}
        />
      ),
    },
    dont: {
      text: 'Numbers in place of names: nobody knows what comes.',
      picture: (
        <Stepper
          label="Checkout"
          current={2}
          doneLabel="Done"
          steps={[{ label: 'Step' }, { label: 'Step' }, { label: 'Step' }]}
        />
      ),
    },
    rules: ['**Do** link the steps that are done, so that they can be changed.'],
    keys: { Tab: 'goes to the steps that are links', Enter: 'opens the step' },
    accessibility:
      'A `nav` with an ordered list; the open step has `aria-current="step"`, a done one says `doneLabel`.',
  },
  Tabs: {
    use: 'For parts of one matter of which a reader needs one at a time. What readers compare stands on one page; several short parts are an `Accordion`.',
    do: {
      text: 'Two to five short names.',
      picture: (
        <Tabs
          label="Product"
          tabs={[
            { id: 'guide-features', label: 'Features', panel: <Text>Solid brass.</Text> },
            { id: 'guide-documents', label: 'Documents', panel: <Text>Installation guide.</Text> },
          ]}
        />
      ),
    },
    dont: {
      text: 'One after the other in a task: those are steps.',
      picture: (
        <Tabs
          label="Checkout"
          tabs={[
            { id: 'guide-first', label: '1. Delivery', panel: <Text>Then go to 2.</Text> },
            { id: 'guide-then', label: '2. Payment', panel: <Text>Then go to 3.</Text> },
          ]}
        />
      ),
    },
    keys: {
      Tab: 'goes to the chosen tab, then into its panel',
      '← →': 'chooses the tab beside it; mirrored from right to left',
      'Home, End': 'chooses the first or the last',
    },
    accessibility:
      'Tab list, tabs and panels of the ARIA Authoring Practices. Before scripts load the tabs are links to panels that are all shown.',
  },
} satisfies Record<string, Guide>;
