import { Button } from '../../Button/Button.tsx';
import { LinkButton } from '../../Button/LinkButton.tsx';
import { CartLine } from '../../CartLine/CartLine.tsx';
import { CompareTable } from '../../CompareTable/CompareTable.tsx';
import { FacetGroup } from '../../FacetGroup/FacetGroup.tsx';
import { OrderCard } from '../../OrderCard/OrderCard.tsx';
import { Picture } from '../../Picture/Picture.tsx';
import { Price } from '../../Price/Price.tsx';
import { ProductCard } from '../../ProductCard/ProductCard.tsx';
import { Rating } from '../../Rating/Rating.tsx';
import { RoomPlanner } from '../../RoomPlanner/RoomPlanner.tsx';
import { pictures } from '../../testing/pictures.ts';
import { TextField } from '../../TextField/TextField.tsx';
import { Tray } from '../../Tray/Tray.tsx';
import type { Guide } from './guide.ts';

const line = (details: readonly string[]) => (
  <CartLine
    name="Calder basin faucet"
    href="#calder"
    picture={<Picture {...pictures.nickel} alt="" />}
    details={details}
    total="$612.00"
  />
);
const compare = (caption: string, rows: readonly (readonly [string, string, string])[]) => (
  <CompareTable
    caption={caption}
    columns={[
      { id: 'fact', label: 'Property' },
      { id: 'calder', label: 'Calder' },
      { id: 'corvane', label: 'Corvane' },
    ]}
    rows={rows.map((cells) => ({ id: cells[0], cells }))}
  />
);
const facet = (legend: string, labels: readonly string[]) => (
  <FacetGroup
    legend={legend}
    name={`guide-${legend}`}
    defaultOpen
    more="Show more"
    less="Show less"
    options={labels.map((label, index) => ({ value: label, label, note: (index + 1) * 7 }))}
  />
);
const planner = (plan: string) => (
  <RoomPlanner
    legend="Plan a room"
    summary="By length and width"
    names={{ length: 'guide-length', width: 'guide-width' }}
    sideLabel={(side, room) => `Room ${room}, ${side}`}
    amount={<TextField label="Area to cover" note="Square feet" defaultValue="120" />}
  >
    {plan}
  </RoomPlanner>
);
const order = (label: string, tone?: 'success' | 'danger') => (
  <OrderCard
    name="W0012345678"
    href="#order"
    headingLevel={4}
    status={{ label, tone }}
    details={['Ordered March 12, 2026']}
    total="$1,349.49"
    pictures={[<Picture key="nickel" {...pictures.nickel} />]}
  />
);

export const commerceGuides = {
  CartLine: {
    use: 'Use it for an item in a cart, an order or a summary of either; `size` adapts it to its place. For a product on offer use a `ProductCard`.',
    do: {
      text: 'Show what distinguishes the item: finish, quantity, room.',
      picture: line(['Brushed Nickel · Quantity 1']),
    },
    dont: {
      text: 'Everything that is known about the product.',
      picture: line(['Brushed Nickel', 'Solid brass', 'Ceramic disc', 'Ten years of warranty', 'Deck-mounted']),
    },
    rules: [
      '**Do** render it as a list item: `render={<li />}`.',
      '**Do** use `problem` to say why the item cannot be ordered, and what to do.',
    ],
    keys: { Tab: 'Moves focus to the name, then to the controls', Enter: 'Follows the link' },
    accessibility: 'The picture needs no alt text when the name is next to it. The total is read with the line.',
  },
  CompareTable: {
    use: 'Use it for two to four things of the same kind: products, offers, rooms. For the facts of one thing use a `DescriptionList`; for many things a `DataTable`.',
    do: {
      text: 'The same facts in the same order, with a dash where a value is missing.',
      picture: compare('Specifications', [
        ['Reach', '178 mm', '216 mm'],
        ['Mounting', 'Deck', '—'],
      ]),
    },
    dont: {
      text: 'Declaring a winner: leave the decision to the reader.',
      picture: compare('Our choice', [['Rating', 'Best', 'Good']]),
    },
    rules: [
      '**Do** write cells as plain text: the switch hides the rows in which all cells have the same text.',
      '**Don’t** compare more than four on a phone: the table then hides more than it shows.',
    ],
    keys: {
      Tab: 'Moves focus to the switch, then to the table',
      Space: 'On the switch: hides the rows without differences',
      'Arrow keys': 'On the table: scroll it when it is wider than the screen',
    },
    accessibility:
      'A native table with a caption and row and column headers, in a named region that scrolls on its own; the first column stays visible.',
  },
  FacetGroup: {
    use: 'Use it for one filter of a listing, with the number of products for each value. Show an active filter as a `Chip` too.',
    do: {
      text: 'Values with counts, the most common first.',
      picture: facet('Finish', ['Polished Chrome', 'Brushed Nickel', 'Matte Black']),
    },
    dont: { text: 'A value that every product has.', picture: facet('Material', ['Brass']) },
    rules: [
      '**Do** keep values without products visible but disabled.',
      'It works as a plain form before scripts load: the boxes submit `name`, and the line opens natively.',
    ],
    keys: {
      Tab: 'Moves focus to the summary line, then through the boxes',
      'Enter, Space': 'On the summary line: open or close it',
      Space: 'On a box: selects the value',
    },
    accessibility:
      'A native `details` with a fieldset of checkboxes. The number of selected values is next to the legend.',
  },
  OrderCard: {
    use: 'Use it for an order in an account’s order list. On the order’s own page show its lines as `CartLine`s and its parcels as a `Timeline`.',
    do: { text: 'A status in the shop’s words; colour only when attention is needed.', picture: order('Shipped') },
    dont: { text: 'A code that only the warehouse understands.', picture: order('ST_40_FWD', 'danger') },
    keys: { Tab: 'Moves focus to the link, then to the controls', Enter: 'Opens the order' },
    accessibility: 'An article with a heading of `headingLevel`; its only link is the order number.',
  },
  Price: {
    use: 'Use it for what something costs. It takes formatted amounts: the shop formats them and decides which price applies.',
    do: {
      text: 'Both prices of a sale, for screen reader users too.',
      picture: <Price current="$549.00" was="$612.00" spoken="Was $612.00. Now $549.00" />,
    },
    dont: { text: 'A price without the quantity that it buys.', picture: <Price current="$18.60" /> },
    rules: [
      '**Do** state the unit: “per box · $18.60 / sq ft”.',
      '**Do** show a missing price as text: “Price on request”.',
    ],
    keys: null,
    accessibility:
      'With `spoken`, screen readers read one sentence; without it they read both figures, the old one as deleted text.',
  },
  ProductCard: {
    use: 'Use it for a product in a grid, in a row or among search results. Texts come in formatted; the favourite button and the compare checkbox are slots. For anything else use a `MediaCard`.',
    do: {
      text: 'One badge, one price, a few finishes.',
      picture: (
        <ProductCard
          name="Calder basin faucet"
          href="#calder"
          headingLevel={4}
          brand="Averell"
          picture={<Picture {...pictures.nickel} />}
          price={{ current: 'From $612.00' }}
          badges={[{ label: 'New' }]}
        />
      ),
    },
    dont: {
      text: 'A button on each card: a listing of forty products has forty of them.',
      picture: (
        <ProductCard
          name="Calder basin faucet"
          href="#calder"
          headingLevel={4}
          picture={<Picture {...pictures.nickel} />}
          price={{ current: 'From $612.00' }}
        >
          <Button variant="primary">Buy now</Button>
        </ProductCard>
      ),
    },
    keys: { Tab: 'Moves focus to the link, then to the slots', Enter: 'Opens the product' },
    accessibility:
      'An article with a heading of `headingLevel` that contains its only link; the whole card is the target.',
  },
  Rating: {
    use: 'Use it for an average rating. It is not interactive: to ask for a rating, use a `RadioGroup`.',
    do: {
      text: 'Say how many people rated it.',
      picture: (
        <Rating value={4.3} label="4.3 of 5 stars">
          28 reviews
        </Rating>
      ),
    },
    dont: {
      text: 'Stars without a count: it may have been one person.',
      picture: <Rating value={5} label="5 of 5 stars" />,
    },
    rules: ['**Do** format the number in `label` for the language: “4,3 étoiles sur 5”.'],
    keys: null,
    accessibility:
      'The stars are one image named by `label`. Empty stars differ by their outline, not by colour alone.',
  },
  RoomPlanner: {
    use: 'Use it for products sold by the area or the length of a room: tile, trim, flooring. When one number is enough, use a `QuantityField`.',
    do: {
      text: 'The result in units of sale, with the price.',
      picture: planner('13 boxes, $1,349.40 with 10% for cuts'),
    },
    dont: { text: 'A figure that the reader has to convert.', picture: planner('1.21 × 105.33 ÷ 10.76') },
    rules: [
      '**Do** offer fields in `amount` that work without rooms: many people know their area.',
      '**Do** put a button in `calculate`: it asks the server before scripts load, and disappears afterwards.',
    ],
    keys: {
      Tab: 'Moves focus to the summary line of the rooms, then through the fields',
      'Enter, Space': 'On the summary line: open or close it',
    },
    accessibility:
      'A fieldset with a native `details`; every field has a label with the number of its room. The result is an `output` and is announced when it changes. The empty row comes last, so nothing moves while a field has focus.',
  },
  Tray: {
    use: 'Use it for items that shoppers collect across pages before they act on them: products to compare, samples to order.',
    do: {
      text: 'Show how many items it holds, and the next step.',
      picture: (
        <Tray
          label="Compare"
          actions={
            <LinkButton size="small" variant="primary" href="#compare">
              Compare now
            </LinkButton>
          }
        >
          <p role="status">2 products to compare</p>
        </Tray>
      ),
      frameHeightPx: 110,
    },
    dont: {
      text: 'A tray without any items.',
      picture: (
        <Tray label="Compare">
          <p role="status">0 products to compare</p>
        </Tray>
      ),
      frameHeightPx: 110,
    },
    rules: [
      '**Do** give the number of items in a `role="status"`, so that additions are announced.',
      '**Do** place it last on the page: it is sticky, so it covers neither the footer nor the focused element at the end of the page.',
      '**Don’t** give it more than two actions, and don’t show it during checkout.',
    ],
    keys: { Tab: 'Moves focus to its actions, after those of the page', Enter: 'Triggers the action' },
    accessibility: 'An `aside` named by `label`.',
  },
} satisfies Record<string, Guide>;
