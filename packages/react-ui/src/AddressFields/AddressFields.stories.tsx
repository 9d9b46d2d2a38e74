import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AddressPart } from './address-part.ts';
import { AddressFields } from './AddressFields.tsx';

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'SG', label: 'Singapore' },
];
const options = (...labels: string[]) => labels.map((label) => ({ label, value: label }));
const name: AddressPart = { name: 'name', label: 'Name', autoComplete: 'name', required: true, wide: true };
/** A new object for each use: Storybook writes an object that it meets again as "[Circular]". */
const country = (): AddressPart => ({
  name: 'country',
  label: 'Country',
  autoComplete: 'country',
  required: true,
  wide: true,
  options: [...countries],
  placeholder: 'Choose',
});
const street: AddressPart = {
  name: 'street',
  label: 'Street',
  autoComplete: 'address-line1',
  required: true,
  wide: true,
};
const city: AddressPart = { name: 'city', label: 'City', autoComplete: 'address-level2', required: true };
const state = (label: string, ...labels: string[]): AddressPart => ({
  name: 'state',
  label,
  autoComplete: 'address-level1',
  required: true,
  placeholder: 'Choose',
  options: options(...labels),
});
const postalCode = (label: string): AddressPart => ({
  name: 'postalCode',
  label,
  autoComplete: 'postal-code',
  required: true,
});

const meta = {
  title: 'Forms/AddressFields',
  component: AddressFields,
  args: {
    anyCountry: [
      name,
      country(),
      street,
      city,
      state('State or province', 'Illinois', 'Quebec'),
      postalCode('Postal code'),
    ],
    parts: {
      US: [name, country(), street, city, state('State', 'Illinois', 'Wisconsin'), postalCode('ZIP code')],
      CA: [name, country(), street, city, state('Province', 'Ontario', 'Quebec'), postalCode('Postal code')],
      SG: [name, country(), street, postalCode('Postal code')],
    },
    onValueChange: fn(),
  },
  decorators: [(Story) => <div className="story-medium">{Story()}</div>],
} satisfies Meta<typeof AddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each country has its own fields; values that the new country does not offer are dropped. */
export const FieldsByCountry: Story = {
  args: { defaultValue: { country: 'US', state: 'Illinois' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('ZIP code')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Canada');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'CA' });
    await expect(canvas.getByLabelText('Province')).toHaveValue('');
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Singapore');
    await expect(canvas.queryByLabelText('Province')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Street')).toHaveFocus();
    await userEvent.keyboard('1 Raffles Place');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'SG', street: '1 Raffles Place' });
  },
};
export const Problems: Story = {
  args: {
    defaultValue: { country: 'US', city: 'Chicago', postalCode: '1' },
    problems: { name: 'Name is missing.', postalCode: 'Enter a ZIP code of five digits, or nine with a hyphen.' },
  },
};
export const French: Story = {
  args: {
    defaultValue: { country: 'CA' },
    parts: {
      CA: [
        { ...name, label: 'Nom de la personne qui reçoit le colis', note: 'facultatif', required: false },
        { ...country(), label: 'Pays', placeholder: 'Choisir', options: [{ value: 'CA', label: 'Canada' }] },
        { ...street, label: 'Numéro municipal et nom de rue' },
        { ...city, label: 'Ville' },
        { ...state('Province ou territoire', 'Ontario', 'Québec'), placeholder: 'Choisir' },
        postalCode('Code postal'),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { ...Problems, globals: { theme: 'dark' } };
