/** Properties that search engines require of each type of structured data; nested properties are dotted. */
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
    'image',
    'name',
    'url',
    'address.streetAddress',
    'address.addressLocality',
    'geo.latitude',
    'openingHoursSpecification',
  ],
};

type Fact = Readonly<Record<string, unknown>>;

/** Returns the faults in the structured data of a page. */
export const structuredDataFaults = (facts: readonly (Fact | undefined)[]): string[] =>
  facts.flatMap((fact) =>
    fact ? entitiesIn(fact).flatMap(entityFaults) : ['has structured data that is not valid JSON'],
  );

/** Returns a typed entity and all typed entities nested in it. */
function entitiesIn(value: unknown): Fact[] {
  if (Array.isArray(value)) return value.flatMap(entitiesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(entitiesIn);
  return '@type' in value ? [value, ...inner] : inner;
}

function entityFaults(entity: Fact): string[] {
  const type = String(entity['@type']);
  return (required[type] ?? [])
    .filter((path) => isEmpty(path.split('.').reduce<unknown>(propertyOf, entity)))
    .map((path) => `has structured data of type ${type} without ${path}`);
}

const propertyOf = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null ? (value as Fact)[name] : undefined;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
