/** What search engines ask of each kind of structured data; a member of a member has a dot. */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'sku', 'image', 'description', 'brand.name'],
  Offer: ['url', 'price', 'priceCurrency', 'availability'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction.target'],
  Article: ['headline', 'image', 'datePublished', 'author.name', 'publisher.name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
  HomeGoodsStore: [
    'name',
    'url',
    'address.streetAddress',
    'address.addressLocality',
    'geo.latitude',
    'openingHoursSpecification',
  ],
};

type Fact = Readonly<Record<string, unknown>>;

/** What is wrong with the structured data of a page. */
export const factsFaults = (facts: readonly (Fact | undefined)[]): string[] =>
  facts.flatMap((fact) => (fact ? thingsIn(fact).flatMap(thingFaults) : ['has structured data that is no JSON']));

/** A thing and those within it that have a kind. */
function thingsIn(value: unknown): Fact[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value, ...inner] : inner;
}

function thingFaults(thing: Fact): string[] {
  const type = String(thing['@type']);
  return (required[type] ?? [])
    .filter((path) => isEmpty(path.split('.').reduce<unknown>(memberOf, thing)))
    .map((path) => `has a ${type} without ${path}`);
}

const memberOf = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null ? (value as Fact)[name] : undefined;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
