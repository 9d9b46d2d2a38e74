import {
  Badge,
  Combobox,
  Container,
  Disclosure,
  Drawer,
  Icon,
  IconButton,
  Link,
  Menu,
  NavigationMenu,
  Stack,
  type ComboboxOption,
} from '@basin/react-ui';
import type { Suggestions } from '@basin/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from './Shopper.tsx';

const departments = [
  { name: 'Bathroom', links: ['Faucets', 'Basins', 'Showers', 'Baths', 'Toilets'] },
  { name: 'Kitchen', links: ['Sinks', 'Kitchen faucets'] },
  { name: 'Tile', links: ['Floor tile', 'Wall tile', 'Samples'] },
] as const;
const account = ['Orders', 'Favourites', 'Address book', 'Sign out'];

/** The header of a shop: navigation, search with suggestions, account and cart. */
export const Header = () => (
  <Container render={<header />} space={3}>
    <Stack direction="row" gap={5} align="center" justify="between">
      <Brand />
      <NavigationMenu
        label="Main"
        items={[
          ...departments.map(({ name, links }) => ({ label: name, href: `#${name}`, panel: <Panel links={links} /> })),
          { label: 'Showrooms', href: '#showrooms' },
        ]}
      />
      <Search />
      <Stack direction="row" gap={3} align="center">
        <Menu face={<Icon name="user" />} label="Account">
          <Links names={account} />
        </Menu>
        <CartLink />
      </Stack>
    </Stack>
  </Container>
);

/** The header on a phone: navigation in a drawer and the search below. */
export function PhoneHeader() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Container render={<header />} space={3}>
        <Stack gap={3}>
          <Stack direction="row" align="center" justify="between">
            <IconButton icon="menu" label="Menu" onClick={() => setIsOpen(true)} />
            <Brand />
            <CartLink />
          </Stack>
          <Search />
        </Stack>
      </Container>
      <Drawer id="places" side="inline-start" title="Menu" closeLabel="Close" open={isOpen} onOpenChange={setIsOpen}>
        {departments.map(({ name, links }) => (
          <Disclosure key={name} name="menu" size="l" summary={name}>
            <Panel links={links} />
          </Disclosure>
        ))}
      </Drawer>
    </>
  );
}

const Brand = () => (
  <Link href="#home" variant="quiet">
    Basin
  </Link>
);

const Panel = ({ links }: { readonly links: readonly string[] }) => (
  <Container space={4}>
    <Links names={links} />
  </Container>
);

const Links = ({ names }: { readonly names: readonly string[] }) => (
  <Stack gap={5} render={<ul />}>
    {names.map((name) => (
      <li key={name}>
        <Link href={`#${name}`} variant="quiet">
          {name}
        </Link>
      </li>
    ))}
  </Stack>
);

function Search() {
  const { queries } = useShop();
  const [typed, setTyped] = useState('');
  const { data: found } = useQuery({ ...queries.products.suggest(typed), placeholderData: (before) => before });
  const options = found ? optionsOf(found) : [];
  return (
    <Combobox
      label="Search"
      labelHidden
      placeholder="Search"
      listLabel="Suggestions"
      status={`${options.length} suggestions`}
      options={options}
      queryDelayMs={200}
      onQuery={setTyped}
    />
  );
}

const optionsOf = ({ products, pages }: Suggestions): ComboboxOption[] => [
  ...pages.map(({ path, title }) => ({ value: path, label: title, group: 'Pages' })),
  ...products.map(({ sku, name }) => ({ value: sku, label: name, group: 'Products' })),
];

function CartLink() {
  const { queries } = useShop();
  const { data: cart } = useQuery(queries.cart.get());
  return (
    <Link href="#cart" variant="quiet">
      <Stack render={<span />} direction="row" gap={2} align="center">
        <Icon name="bag" label="Cart" />
        <Badge>{cart?.units ?? 0}</Badge>
      </Stack>
    </Link>
  );
}
