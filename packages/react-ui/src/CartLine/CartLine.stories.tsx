import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { QuantityField } from '../QuantityField/QuantityField.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { pictures } from '../testing/pictures.ts';
import { CartLine } from './CartLine.tsx';

const remove = fn();

const meta = {
  title: 'Commerce/CartLine',
  component: CartLine,
  args: {
    name: 'Calder single-lever basin faucet',
    href: '/en/products/calder',
    picture: <Picture {...pictures.nickel} alt="" />,
    details: ['Brushed Nickel · Quantity 2'],
    total: '$1,224.00',
  },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const removeButton = (
  <Button variant="quiet" size="small" onClick={remove}>
    Remove
  </Button>
);
const controls = (
  <>
    <QuantityField
      label="Quantity of Calder single-lever basin faucet"
      labelHidden
      min={0}
      defaultValue={2}
      decrease={{ label: 'One less' }}
      increase={{ label: 'One more' }}
    />
    {removeButton}
  </>
);
const large = {
  size: 'l',
  details: ['Averell · Brushed Nickel · Model C-100-BN', 'Ships from the factory in 4 to 7 business days'],
  price: { current: '$612.00' },
  children: controls,
} as const;

/** In a summary, where nothing can be changed. */
export const Small: Story = { args: { href: undefined } };
export const Medium: Story = { args: { size: 'm' } };

export const Large: Story = {
  args: large,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Calder single-lever basin faucet' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
};
export const OnSale: Story = {
  args: {
    ...large,
    total: '$1,098.00',
    price: { current: '$549.00', was: '$612.00', spoken: 'Was $612.00. Now $549.00' },
  },
};
export const WithProblem: Story = {
  args: { ...large, problem: 'Only 2 are left. The quantity was reduced from 5.' },
};
export const NoLongerSold: Story = {
  args: {
    ...large,
    href: undefined,
    children: removeButton,
    total: '–',
    problem: 'No longer sold. Remove it to check out.',
  },
};
export const List: Story = {
  render: () => (
    <ul>
      <CartLine {...meta.args} render={<li />} />
      <CartLine
        render={<li />}
        name="Field square, glazed"
        picture={<Picture {...pictures.tile} alt="" />}
        details={['Bottle Green · 3 boxes']}
        total="$558.00"
      />
    </ul>
  ),
};

/** A placeholder in the shape of a line. */
export const Loading: Story = {
  render: () => (
    <CartLine aria-busy name={<Skeleton />} picture={<Skeleton shape="square" />} total={<Skeleton shape="short" />} />
  ),
};
export const Phone: Story = { args: large, globals: { viewport: { value: 'phone' } } };
export const French: Story = {
  args: {
    ...large,
    name: 'Mitigeur de lavabo thermostatique à bec haut pivotant avec limitation de température réglable',
    details: [
      'Averell · Nickel brossé au fini satiné · Modèle C-100-BN',
      'Expédié de l’atelier sous 10 à 15 jours ouvrables',
    ],
    price: { current: '12 549,00 $ CA', unit: 'la boîte · 1 186,40 $ CA le mètre carré' },
    total: '125 490,00 $ CA',
    children: (
      <>
        <QuantityField
          label="Quantité de mitigeur de lavabo thermostatique"
          labelHidden
          min={0}
          defaultValue={10}
          decrease={{ label: 'Une de moins' }}
          increase={{ label: 'Une de plus' }}
        />
        <Button variant="quiet" size="small">
          Supprimer
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: large, globals: { direction: 'rtl' } };
export const Dark: Story = {
  render: () => (
    <Stack gap={0}>
      <CartLine {...meta.args} {...large} problem="Only 2 are left." />
      <CartLine {...meta.args} />
    </Stack>
  ),
  globals: { theme: 'dark' },
};
