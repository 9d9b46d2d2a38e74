import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Grid, Stack } from '../Layout/Layout.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SwatchList } from '../SwatchList/SwatchList.tsx';
import { pictures, swatches } from '../testing/pictures.ts';
import { Text } from '../Typography/Typography.tsx';
import { MediaCard } from './MediaCard.tsx';

const meta = {
  title: 'Media/MediaCard',
  component: MediaCard,
  args: {
    title: 'Calder single-lever basin faucet',
    href: '/en/products/calder',
    media: <Picture {...pictures.nickel} />,
    eyebrow: 'Averell',
  },
} satisfies Meta<typeof MediaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const priceOf = (words: string) => (
  <Text size="s" figures>
    {words}
  </Text>
);
const price = priceOf('From $612.00');
const finishes = <SwatchList swatches={Object.values(swatches)} more={(hidden) => `+${hidden}`} />;
const narrow = { decorators: [(Story: () => React.ReactNode) => <div className="story-narrow">{Story()}</div>] };

export const Default: Story = {
  ...narrow,
  args: {
    children: (
      <>
        {price}
        {finishes}
      </>
    ),
    badges: <Badge tone="strong">New</Badge>,
    actions: <IconButton icon="heart" label="Save Calder single-lever basin faucet to favourites" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Calder single-lever basin faucet' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /favourites/ })).toHaveFocus();
  },
};
export const Listing: Story = {
  render: () => (
    <Grid columns={2} tablet={3} desktop={4}>
      {[
        { name: 'Calder single-lever basin faucet', price: 'From $612.00', picture: pictures.chrome },
        { name: 'Ellery oval vessel basin', price: '$840.00', picture: pictures.basin },
        { name: 'Marlow freestanding bath', price: '$4,950.00', picture: pictures.tub },
        { name: 'Field square, glazed', price: '$28.40 per sq ft', picture: pictures.tile },
      ].map(({ name, price: amount, picture }, index) => (
        <MediaCard
          key={name}
          title={name}
          href={`?${index}`}
          eyebrow={index === 3 ? 'Terrane' : 'Averell'}
          media={<Picture {...picture} />}
          badges={index === 1 ? <Badge>Back order</Badge> : undefined}
          actions={<IconButton icon="heart" label={`Save ${name} to favourites`} />}
        >
          <Text size="s" figures>
            {amount}
          </Text>
          {index === 0 && finishes}
        </MediaCard>
      ))}
    </Grid>
  ),
};
export const Editorial: Story = {
  ...narrow,
  args: {
    title: 'A bath in morning light',
    href: '/en/inspiration/morning-light',
    eyebrow: 'Rooms',
    media: <Picture {...pictures.room} />,
    children: (
      <Text size="s" tone="muted">
        Sage zellige, limewash and a freestanding bath in the middle.
      </Text>
    ),
  },
};
/** In a list of links the titles are no headings. */
export const ListOfLinks: Story = {
  ...narrow,
  args: {
    title: 'Bathroom faucets',
    eyebrow: undefined,
    headingLevel: 'none',
    media: <Picture {...pictures.chrome} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bathroom faucets' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** A placeholder in the shape of the card. */
export const Loading: Story = {
  render: () => (
    <Grid columns={2} tablet={3} desktop={4} aria-busy>
      {[1, 2, 3, 4].map((place) => (
        <Stack key={place} gap={2}>
          <Skeleton shape="portrait" />
          <Skeleton />
          <Skeleton shape="short" />
        </Stack>
      ))}
    </Grid>
  ),
};
export const French: Story = {
  ...narrow,
  args: {
    eyebrow: 'Averell',
    title: 'Mitigeur de lavabo thermostatique à bec haut pivotant avec limitation de température réglable',
    children: priceOf('À partir de 612,00 $ US'),
    badges: (
      <>
        <Badge tone="danger">Prix réduit</Badge>
        <Badge>En cours de réapprovisionnement</Badge>
      </>
    ),
    actions: <IconButton icon="heart" label="Ajouter aux favoris" />,
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...narrow, args: { children: price }, globals: { theme: 'dark' } };
