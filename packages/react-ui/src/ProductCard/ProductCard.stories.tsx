import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Grid, Stack } from '../Layout/Layout.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { pictures, swatches } from '../testing/pictures.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  args: {
    name: 'Calder single-lever basin faucet',
    href: '/en/products/calder',
    brand: 'Averell',
    picture: <Picture {...pictures.nickel} />,
    price: { current: 'From $612.00' },
  },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { decorators: [(Card: () => React.ReactNode) => <div className="story-narrow">{Card()}</div>] };

const finishes = {
  'aria-label': 'Finish',
  swatches: Object.entries(swatches).map(([sku, swatch]) => ({ ...swatch, href: `?sku=${sku}` })),
  more: (hidden: number) => `${hidden} more`,
};
const sale = { current: '$549.00', was: '$612.00', spoken: 'Was $612.00. Now $549.00' };

export const Default: Story = {
  ...narrow,
  args: {
    badges: [{ label: 'New', tone: 'strong' }],
    swatches: { ...finishes, swatches: finishes.swatches.slice(0, 2) },
    actions: <IconButton icon="heart" label="Save Calder single-lever basin faucet to favourites" />,
    children: <Checkbox label="Compare" />,
  },
  play: async ({ canvas, userEvent }) => {
    const stops = [
      canvas.getByRole('link', { name: 'Calder single-lever basin faucet' }),
      canvas.getByRole('link', { name: 'Brushed Nickel' }),
      canvas.getByRole('link', { name: 'Polished Chrome' }),
      canvas.getByRole('checkbox', { name: 'Compare' }),
      canvas.getByRole('button', { name: /favourites/ }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const Sale: Story = { ...narrow, args: { price: sale, badges: [{ label: 'Sale', tone: 'danger' }] } };
export const BackOrder: Story = { ...narrow, args: { badges: [{ label: 'Back order' }] } };
export const NoPrice: Story = { ...narrow, args: { price: { current: 'Price on request' } } };
export const PricePerUnit: Story = {
  ...narrow,
  args: {
    name: 'Field square, glazed',
    brand: 'Terrane',
    picture: <Picture {...pictures.tile} />,
    price: { current: '$186.00', unit: 'per box · $18.60 / sq ft' },
  },
};
export const Listing: Story = {
  render: () => (
    <Grid columns={2} tablet={3} desktop={4}>
      <ProductCard {...meta.args} badges={[{ label: 'New', tone: 'strong' }]} swatches={finishes} />
      <ProductCard
        name="Ellery oval vessel basin"
        href="?2"
        brand="Averell"
        picture={<Picture {...pictures.basin} />}
        price={sale}
        badges={[{ label: 'Sale', tone: 'danger' }, { label: 'Back order' }]}
      />
      <ProductCard
        name="Marlow freestanding bath"
        href="?3"
        brand="Averell"
        picture={<Picture {...pictures.tub} />}
        price={{ current: '$4,950.00' }}
      />
      <ProductCard
        {...PricePerUnit.args}
        name="Field square, glazed"
        href="?4"
        picture={<Picture {...pictures.tile} />}
      />
    </Grid>
  ),
};

/** A placeholder in the shape of the card. */
export const Loading: Story = {
  ...narrow,
  render: () => (
    <Stack gap={2} aria-busy>
      <Skeleton shape="portrait" />
      <Skeleton />
      <Skeleton shape="short" />
    </Stack>
  ),
};

/** A picture that fails to load shows its alt text. */
export const PictureFailed: Story = {
  ...narrow,
  args: { picture: <Picture {...pictures.nickel} src="data:image/webp;base64,AA" placeholder={undefined} /> },
};
export const French: Story = {
  ...narrow,
  args: {
    name: 'Mitigeur de lavabo thermostatique à bec haut pivotant avec limitation de température réglable',
    price: { current: 'À partir de 12 549,00 $ CA', unit: 'la boîte · 1 186,40 $ CA le mètre carré' },
    badges: [{ label: 'Prix réduit', tone: 'danger' }, { label: 'En cours de réapprovisionnement' }],
    swatches: { ...finishes, more: (hidden: number) => `${hidden} autres finis` },
    actions: <IconButton icon="heart" label="Ajouter aux favoris" />,
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { ...narrow, args: { ...Default.args }, globals: { direction: 'rtl' } };
export const Dark: Story = {
  ...narrow,
  args: { price: sale, badges: [{ label: 'Sale', tone: 'danger' }], swatches: finishes },
  globals: { theme: 'dark' },
};
