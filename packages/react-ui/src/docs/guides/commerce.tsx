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
    use: 'For a thing in a cart, an order or a summary of either: `size` fits it to the place. A product that is offered is a `ProductCard`.',
    do: { text: 'What tells it from others: finish, quantity, room.', picture: line(['Brushed Nickel · Quantity 1']) },
    dont: {
      text: 'Everything that is known of it.',
      picture: line(['Brushed Nickel', 'Solid brass', 'Ceramic disc', 'Ten years of warranty', 'Deck-mounted']),
    },
    rules: [
      '**Do** make it an item of a list: `render={<li />}`.',
      '**Do** say in `problem` what keeps it from being ordered, and what to do.',
    ],
    keys: { Tab: 'goes to its name, then to its controls', Enter: 'follows the link' },
    accessibility: 'The picture needs no words where the name stands beside it. The total is read with the line.',
  },
  CompareTable: {
    use: 'For two to four things of one kind: products, offers, rooms. One thing’s facts are a `DescriptionList`, many things a `DataTable`.',
    do: {
      text: 'The same facts in the same order, and a dash where one has none.',
      picture: compare('Specifications', [
        ['Reach', '178 mm', '216 mm'],
        ['Mounting', 'Deck', '—'],
      ]),
    },
    dont: {
      text: 'A winner: the reader decides.',
      picture: compare('Our choice', [['Rating', 'Best', 'Good']]),
    },
    rules: [
      '**Do** write cells as text: rows whose texts are equal are those that the switch hides.',
      '**Don’t** compare more than four on a phone; the table then scrolls more than it shows.',
    ],
    keys: {
      Tab: 'goes to the switch, then to the table',
      Space: 'on the switch: hides what is the same',
      'Arrow keys': 'on the table: scroll it, where it is wider',
    },
    accessibility:
      'A native table with a caption and headers of rows and columns, in a named region that scrolls by itself; the first column stays in sight.',
  },
  FacetGroup: {
    use: 'For one filter of a listing, with the number of products for each value. A filter that is on is a `Chip` too.',
    do: {
      text: 'Values with counts, the usual ones first.',
      picture: facet('Finish', ['Polished Chrome', 'Brushed Nickel', 'Matte Black']),
    },
    dont: { text: 'A value that every product has.', picture: facet('Material', ['Brass']) },
    rules: [
      '**Do** leave values with no product in sight but disabled.',
      'It works as a plain form before scripts load: the boxes send `name`, the line opens by itself.',
    ],
    keys: {
      Tab: 'goes to its line, then through the boxes',
      'Enter, Space': 'on the line: opens or closes it',
      Space: 'on a box: chooses the value',
    },
    accessibility: 'A native `details` with a fieldset of checkboxes. How many are chosen stands beside the legend.',
  },
  OrderCard: {
    use: 'For an order in the list of an account. Its page shows the lines as `CartLine`s and the parcels as a `Timeline`.',
    do: { text: 'A state in the words of the shop; colour for what needs an eye.', picture: order('Shipped') },
    dont: { text: 'A code that only the warehouse knows.', picture: order('ST_40_FWD', 'danger') },
    keys: { Tab: 'goes to its link, then to its controls', Enter: 'opens the order' },
    accessibility: 'An article with a heading of `headingLevel`; the one link is the number of the order.',
  },
  Price: {
    use: 'For what something costs. It takes amounts as they are read: formatting them, and knowing whose price it is, stays with the shop.',
    do: {
      text: 'Both prices of a sale, also for those who listen.',
      picture: <Price current="$549.00" was="$612.00" spoken="Was $612.00. Now $549.00" />,
    },
    dont: { text: 'A price without what it buys.', picture: <Price current="$18.60" /> },
    rules: ['**Do** say the unit: “per box · $18.60 / sq ft”.', '**Do** show no price as words: “Price on request”.'],
    keys: null,
    accessibility:
      'With `spoken` those who listen hear one sentence; without it both figures are read, the old one as deleted.',
  },
  ProductCard: {
    use: 'For a product on a grid, in a row or among search results. Texts come in as they are read, a favourite and a box to compare as slots. Anything else is a `MediaCard`.',
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
      text: 'A button on each card: a listing of forty has forty of them.',
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
    keys: { Tab: 'goes to its link, then to its slots', Enter: 'opens the product' },
    accessibility: 'An article with a heading of `headingLevel`, in it the one link; the target is the whole card.',
  },
  Rating: {
    use: 'For what people think of something, averaged. It shows and asks nothing: to ask, use a `RadioGroup`.',
    do: {
      text: 'Say how many rated it.',
      picture: (
        <Rating value={4.3} label="4.3 of 5 stars">
          28 reviews
        </Rating>
      ),
    },
    dont: {
      text: 'Stars without a word: nobody knows whether it was one person.',
      picture: <Rating value={5} label="5 of 5 stars" />,
    },
    rules: ['**Do** write the number in `label` as the language does: “4,3 étoiles sur 5”.'],
    keys: null,
    accessibility:
      'The stars are one picture named by `label`. Empty stars differ by their outline, not by colour alone.',
  },
  RoomPlanner: {
    use: 'For what is bought by the area or the length of a room: tile, trim, flooring. Where one number says it all, a `QuantityField` is enough.',
    do: {
      text: 'What it comes to in what is sold, with its price.',
      picture: planner('13 boxes, $1,349.40 with 10% for cuts'),
    },
    dont: { text: 'A figure that the reader has to work on.', picture: planner('1.21 × 105.33 ÷ 10.76') },
    rules: [
      '**Do** give fields in `amount` that count without rooms: many know their area.',
      '**Do** put a button in `calculate`: before scripts load it asks the server, then it goes.',
    ],
    keys: {
      Tab: 'goes to the line of the rooms, then through the fields',
      'Enter, Space': 'on the line: opens or closes it',
    },
    accessibility:
      'A fieldset with a native `details`; every field has a label with the number of its room. What it comes to is an `output`, announced when it changes. The free row comes at the end, so nothing moves under the focus.',
  },
  Tray: {
    use: 'For what a shopper collects from page to page and then goes on with: products to compare, samples to order.',
    do: {
      text: 'How much it holds, and the way onward.',
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
      text: 'While it is empty.',
      picture: (
        <Tray label="Compare">
          <p role="status">0 products to compare</p>
        </Tray>
      ),
      frameHeightPx: 110,
    },
    rules: [
      '**Do** say how much it holds in a `role="status"`, so that an addition is announced.',
      '**Do** put it last in the page: it is sticky, so it covers neither the footer nor the focus at the end of the page.',
      '**Don’t** give it more than two actions, and don’t show it in a checkout.',
    ],
    keys: { Tab: 'goes to its actions, after those of the page', Enter: 'does what the action says' },
    accessibility: 'An `aside` named by `label`.',
  },
} satisfies Record<string, Guide>;
