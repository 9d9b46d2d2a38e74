/** A complete address in Wisconsin, as checkout takes it. */
export const deliveryAddress = {
  firstName: 'Pat',
  lastName: 'Page',
  phone: '5550100123',
  line1: '12 Example Ave',
  city: 'Kohler',
  postalCode: '53044',
  state: 'WI',
  country: 'US',
};
