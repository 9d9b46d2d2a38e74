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
    use: 'Use it for the main sections of a site, in the header on wide screens; on narrow screens use a `Drawer` with `Disclosure`s. For sections of one page use `Tabs`; for a few links a `Menu`.',
    do: { text: 'A few sections, one word each.', picture: menuOf('Bathroom', 'Kitchen', 'Showrooms') },
    dont: {
      text: 'Sentences, or more sections than fit in a row.',
      picture: menuOf('Everything for your bathroom', 'Everything for your kitchen', 'Find a showroom near you'),
    },
    rules: [
      '**Do** put a link to the whole group into its panel: the button only opens the panel.',
      '**Don’t** open panels on hover: pressing works for everyone.',
    ],
    keys: {
      Tab: 'Moves focus from item to item, and into an open panel',
      'Enter, Space': 'Opens or closes a panel',
      Escape: 'Closes the panel; focus returns to its button',
    },
    accessibility:
      'A named `nav`; each group is a popover button whose state the browser announces. It works before scripts load.',
  },
  Breadcrumbs: {
    use: 'Use it to show where a page is in the hierarchy below the home page. For the steps of a task use a `Stepper`.',
    do: {
      text: 'The path from the home page; the last item is the current page, without a link.',
      picture: (
        <Breadcrumbs
          label="Breadcrumb"
          items={[{ label: 'Bathroom', href: '#b' }, { label: 'Faucets', href: '#f' }, { label: 'Calder faucet' }]}
        />
      ),
    },
    dont: {
      text: 'The visitor’s history: the Back button covers that.',
      picture: (
        <Breadcrumbs
          label="Breadcrumb"
          items={[{ label: 'Cart', href: '#c' }, { label: 'Search', href: '#s' }, { label: 'Calder faucet' }]}
        />
      ),
    },
    keys: { Tab: 'Moves focus from link to link', Enter: 'Follows the link' },
    accessibility: 'A named `nav` with an ordered list; the last item has `aria-current="page"`.',
  },
  LoadMore: {
    use: 'Use it for a listing that grows as people load more. For pages that people return to by number use a `Pagination`.',
    do: {
      text: 'Say how many items are shown and how many there are.',
      picture: (
        <LoadMore summary="24 of 96 products" shown={24} total={96} href="#more">
          Show 24 more
        </LoadMore>
      ),
    },
    dont: {
      text: 'Without a count, no one can tell whether loading more is worth it.',
      picture: (
        <LoadMore summary="More products" shown={24} total={96} href="#more">
          More
        </LoadMore>
      ),
    },
    rules: [
      '**Do** set `href`: before scripts load it leads to the next page.',
      '**Do** move focus to the first new item, not to the top.',
      '**Don’t** load by scrolling alone: people would never reach the footer.',
    ],
    keys: { Tab: 'Moves focus to the link', Enter: 'Loads more' },
    accessibility:
      'A link, so it can be opened in another tab; it has `aria-busy` while more items load. Announce the new number in your own `status` region.',
  },
  Pagination: {
    use: 'Use it for a long list whose pages have URLs: orders, search results. For a listing that grows use a `LoadMore`.',
    do: { text: 'The first, the last and the pages around the current one.', picture: pagination(5, 12) },
    dont: {
      text: 'One page needs no pagination. It then renders nothing; remove the space around it too.',
      picture: <Text tone="muted">Page 1 of 1</Text>,
    },
    rules: ['**Do** keep the filters and the sort order in `hrefOf`.'],
    keys: { Tab: 'Moves focus from page to page', Enter: 'Opens the page' },
    accessibility: 'A named `nav`. Each link is named by `pageLabel`; the current page has `aria-current="page"`.',
  },
  SkipLink: {
    use: 'Use it as the first link of every page. It leads past the header to the main content, and is visible only when it has focus.',
    do: {
      text: 'First on the page, pointing to a focusable element: `<main id="main" tabIndex={-1}>`.',
      picture: <SkipLink href="#main">Skip to the main part</SkipLink>,
      frameHeightPx: 80,
      look: 'focus',
    },
    dont: {
      text: 'Several of them, one for each section: landmarks and headings serve that purpose.',
      picture: (
        <Stack gap={2}>
          <Text size="s">Skip to search</Text>
          <Text size="s">Skip to filters</Text>
          <Text size="s">Skip to products</Text>
        </Stack>
      ),
    },
    keys: { Tab: 'From the top of the page: shows the link', Enter: 'Goes to the main content' },
    accessibility: 'A plain anchor, required by WCAG 2.4.1. It works before scripts load.',
  },
  Stepper: {
    use: 'Use it for the steps of a task that people complete: checkout, registration. For the history of something use a `Timeline`.',
    do: {
      text: 'Two to five steps, named by what each asks for.',
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
      text: 'Numbers instead of names: no one knows what comes next.',
      picture: (
        <Stepper
          label="Checkout"
          current={2}
          doneLabel="Done"
          steps={[{ label: 'Step' }, { label: 'Step' }, { label: 'Step' }]}
        />
      ),
    },
    rules: ['**Do** link the completed steps, so that people can change them.'],
    keys: { Tab: 'Moves focus to the steps that are links', Enter: 'Opens the step' },
    accessibility:
      'A `nav` with an ordered list; the current step has `aria-current="step"`, and each completed step includes `doneLabel`.',
  },
  Tabs: {
    use: 'Use it for sections of one topic when readers need one at a time. Put things that readers compare on one page; for several short sections use an `Accordion`.',
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
      text: 'The steps of a task: use a Stepper.',
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
      Tab: 'Moves focus to the selected tab, then into its panel',
      '← →': 'Select the next or previous tab; mirrored in right-to-left layouts',
      'Home, End': 'Select the first or last tab',
    },
    accessibility:
      'Follows the tabs pattern of the ARIA Authoring Practices. Before scripts load the tabs are links to the panels, which are all visible.',
  },
} satisfies Record<string, Guide>;
