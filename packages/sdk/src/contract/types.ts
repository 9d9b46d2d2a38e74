// Written by `npm run generate` from the schemas of the contract.

import type { ShippingError } from '@basin/domain';
import type { Hotspot } from './catalogue.ts';
import type { FavouriteProductReply, FavouriteTextReply } from './favourites.ts';
import type { FileReply } from './file-reply.ts';
import type { PageComponent } from './page-model.ts';
import type { PersonaPrice } from './persona-price.ts';
import type { SearchResults } from './search-answer.ts';

export type {
  ShippingError,
  Hotspot,
  FavouriteProductReply,
  FavouriteTextReply,
  FileReply,
  PageComponent,
  PersonaPrice,
  SearchResults,
};

/** Puts a variant in the cart. */
export interface AddLineItem {
  action: 'addLineItem';
  sku?: string | undefined;
  productId?: string | undefined;
  variantId?: number | undefined;
  quantity?: number | undefined;
  custom?: LineCustomDraft | undefined;
  distributionChannel?: { typeId: 'channel'; id?: string | undefined; key?: string | undefined } | undefined;
  supplyChannel?: { typeId: 'channel'; id?: string | undefined; key?: string | undefined } | undefined;
}

/** An address in a request: where things are sent or billed. */
export interface AddressDraft extends ShippingAddress {
  country: string;
}

/** An address as replies carry it. */
export interface Address {
  id?: string | undefined;
  key?: string | undefined;
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
  postalCode?: string | undefined;
  streetName?: string | undefined;
  streetNumber?: string | undefined;
  additionalStreetInfo?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  company?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** Where a cart or order goes. */
export interface ShippingAddress extends Address {
  postalCode: string;
}

/** One change of a cart, spelt exactly as the gateway matches it. */
export type CartAction =
  | AddLineItem
  | {
      action: 'addbundle';
      sku: string;
      bundleItems: { sku: string; quantity: number; custom?: LineCustomDraft | undefined }[];
      quantity?: number | undefined;
      custom?: LineCustomDraft | undefined;
    }
  | {
      action: 'addBundleItem';
      bundleParentId: string;
      sku: string;
      quantity?: number | undefined;
      custom?: LineCustomDraft | undefined;
    }
  | { action: 'removeLineItem'; lineItemId: string; quantity?: number | undefined }
  | { action: 'removebundle'; lineItemId: string }
  | { action: 'removeBundleItem'; lineItemId: string; bundleParentId?: string | undefined }
  | { action: 'setShippingAddress'; address?: AddressDraft | undefined }
  | { action: 'setBillingAddress'; address?: AddressDraft | undefined }
  | { action: 'setCustomerEmail'; email?: string | undefined }
  | {
      action: 'setCustomType';
      type?: { typeId: 'type'; id?: string | undefined; key?: string | undefined } | undefined;
      fields?:
        | { orderType?: string | undefined; associateId?: string | undefined; salesChannel?: string | undefined }
        | undefined;
    }
  | {
      action: 'setCustomerGroup';
      customerGroup?: { typeId: 'customer-group'; id?: string | undefined; key?: string | undefined } | undefined;
    }
  | { action: 'calculateTax'; shippingAddress?: AddressDraft | undefined }
  | {
      action: 'setLineItemCustomField';
      lineItemId: string;
      name:
        | 'bundleParentId'
        | 'isBundleChildItem'
        | 'isBackOrderable'
        | 'customQuantity'
        | 'overage'
        | 'salesChannel'
        | 'roomInfo';
      value?: boolean | null | string | number | Room | Room[] | undefined;
    }
  | { action: 'changeLineItemQuantity'; lineItemId: string; quantity: number }
  | { action: 'changeBundleItemQuantity'; lineItemId: string; quantity: number; bundleParentId?: string | undefined }
  | { action: 'saveLineItem'; lineItemId: string }
  | { action: 'restoreSavedItem'; lineItemId: string; quantity?: number | undefined }
  | { action: 'removeSavedItem'; lineItemId: string };

/** The figures of a cart, worked out by the gateway. */
export interface Calculation {
  subTotal: Money;
  discountTotal: Money;
  shippingTotal: Money;
  taxTotal: Money;
  grandTotal: Money;
}

/** A cart; the tags of an associate's cart (`orderType`, `associateId`) stand beside its own members. */
export interface Cart {
  type: 'Cart';
  id: string;
  version: number;
  lineItems: LineItem[];
  savedItems: LineItem[];
  customLineItems: CustomLineItem[];
  taxMode: string;
  cartState: 'Active' | 'Frozen' | 'Merged' | 'Ordered';
  discountCodes: {
    id: string;
    code: string | undefined;
    state:
      | 'MatchesCart'
      | 'DoesNotMatchCart'
      | 'NotActive'
      | 'NotValid'
      | 'MaxApplicationReached'
      | 'ApplicationStoppedByPreviousDiscount'
      | 'ApplicationStoppedByGroupBestDeal';
  }[];
  anonymousId?: string | undefined;
  customerId?: string | undefined;
  customerEmail?: string | undefined;
  customerGroup?: CustomerGroup;
  shippingAddress?: ShippingAddress | undefined;
  billingAddress?: Address | undefined;
  shippingTotal?: Money | undefined;
  totalPrice?: Money | undefined;
  taxedPrice?: TaxedPrice | undefined;
  calculation?: Calculation | undefined;
  discountOnTotalPrice?: { discountedAmount: Money } | undefined;
  shippingInfo?: { shippingMethodName: string; price: Money } | undefined;
  paymentInfo?: { payments: Reference[] } | undefined;
  country?: string | undefined;
  locale?: string | undefined;
  origin?: string | undefined;
  totalLineItemQuantity?: number | undefined;
  stockNotices?: { sku: string; message: 'capped' | 'noItemsToShip' | 'reduced'; quantity: number }[] | undefined;
  createdAt?: string | undefined;
  lastModifiedAt?: string | undefined;
  orderType?: string | undefined;
  associateId?: string | undefined;
  salesChannel?: string | undefined;
}

/** A gallery of the inspiration pages. */
export interface Inspiration {
  id: string | undefined;
  url: string | undefined;
  title: string | undefined;
  description: string | undefined;
  thumbnail: string | undefined;
  credit: string | undefined;
  badge: string | undefined;
  productDetails: readonly string[];
  productImages: readonly string[];
  productSku: string | undefined;
  sampleProductName: string | undefined;
  sampleImage: string | undefined;
  prices: Record<string, PersonaPrice>;
}

/** A room whose products can be bought. */
export interface ShoppableRoom {
  template: string | undefined;
  image: string | undefined;
  tags: string | undefined;
  productSkus: string | undefined;
  model: string | undefined;
  hoverTitle: string | undefined;
  title: string | undefined;
  cardTitle: string | undefined;
  url: string | undefined;
  themes: readonly string[];
  colours: readonly string[];
  room: string | undefined;
  designStyle: string | undefined;
  hotspots: Hotspot[];
}

/** What shipping costs and how each line goes; `unavailableItems` are the skus that cannot be sent. */
export interface ShippingCost {
  shippingMethods: {
    key: string;
    name: string;
    shippingType: string;
    price: Money;
    lineItemIds: string[];
    estimatedDelivery?: string | undefined;
  }[];
  cartId?: string | undefined;
  version?: number | undefined;
  shippingTotal?: Money | undefined;
  message: string | undefined;
  unavailableItems: ShippingError[];
  isNonDeliverableAddress: boolean;
}

/** Which lines ship and how; every list may be missing and is split by the domain's rule. */
export interface ShipmentAssignment {
  cart?: Cart | undefined;
  shipments?: { id: string; shippingType: string; lineItemIds: string[]; price?: Money | undefined }[] | undefined;
  shippingItems?: string[] | undefined;
  noShippingItems?: string[] | undefined;
  message: string | undefined;
  unavailableItems: ShippingError[];
  isNonDeliverableAddress: boolean;
}

/** A refused payment: by the bank or by the fraud screen. */
export interface Declined {
  message: string;
  statusCode?: number | undefined;
  fraudStatus?: 'ACCEPT' | 'CHALLENGE' | 'ERROR' | 'DENY' | undefined;
  declineCode?: string | undefined;
}

/** The addresses that a property holds: one text, or texts by name; undefined when it is empty. */
export type UrlProperty = string | Localised | undefined;

/** An address of the address book, with its label. */
export interface CustomerAddress extends Address {
  label: string | undefined;
}

/** A customer; the address labelled `Profile` is still among the addresses. */
export interface Customer {
  id: string;
  version: number;
  email: string;
  firstName: string;
  lastName: string;
  addresses: CustomerAddress[];
  shippingAddressIds: string[];
  billingAddressIds: string[];
  companyName?: string | undefined;
  defaultShippingAddressId?: string | undefined;
  customerGroup?: CustomerGroup;
  isEmailVerified?: boolean | undefined;
  postalCode?: string | undefined;
  businessType: string | undefined;
  businessSubType: string | undefined;
  personas: string[];
}

/** An address of the address book in a request, with its label. */
export interface LabelledAddressDraft extends AddressDraft {
  custom?:
    | {
        fields: { label?: string | undefined };
        type?: { typeId: 'type'; key?: string | undefined; id?: string | undefined } | undefined;
      }
    | undefined;
}

/** One reason of an error response; which members it has depends on the code. */
export interface Reason {
  [key: string]: unknown;
  code: string;
  message?: string | undefined;
  currentVersion?: number | undefined;
  field?: string | undefined;
  invalidValue?: unknown;
  allowedValues?: unknown[] | undefined;
  duplicateValue?: unknown;
  lineItems?: string[] | undefined;
  skus?: string[] | undefined;
  discountCode?: string | undefined;
  reason?: string | undefined;
}

/** The general error response: 400, 401, 403, 404, 409, 413, 415, 422, 429 and 500 have this body. */
export interface ErrorBody {
  message: string;
  statusCode?: number | undefined;
  errors?: Reason[] | undefined;
  /** Of a failure that nobody foresaw: the id under which the gateway logged it. */
  activityId?: string | undefined;
}

/** A change was made on a stale version. */
export interface Conflict {
  statusCode: 409;
  message: string;
  errors: { code: 'ConcurrentModification'; message: string; currentVersion: number }[];
}

/** There is no such cart; may come with any status. */
export interface CartMissing {
  cartExists: false;
  message?: string | undefined;
}

/** Part of the request could not be done: the named skus are unavailable. */
export interface PartialError {
  message?: string | undefined;
  sku?: string[] | undefined;
  isNonDeliverableAddress?: boolean | undefined;
}

/** The identity provider's error response. */
export interface IdentityError {
  errorCode: string;
  errorSummary: string;
  errorCauses: { errorSummary: string }[];
  errorLink?: string | undefined;
  errorId?: string | undefined;
}

/** Counts as `[value, count, value, count, …]`, `{ value: count }` or `[[value, count], …]`. */
export type FacetCounts = Record<string, number> | (string | number)[] | [string, number][];

/** A list of saved products, pictures and articles. */
export interface FavouritesList {
  id: string;
  version: number;
  name: Localised;
  lineItems: FavouriteProductReply[];
  textLineItems: FavouriteTextReply[];
  kind?: string | undefined;
  description?: string | undefined;
}

/** The token endpoint's error response. */
export interface TokenError {
  error: string;
  error_description?: string | undefined;
}

/** Where a sign-in or a recovery stands: `SUCCESS`, `LOCKED_OUT`, `PASSWORD_EXPIRED`, `PASSWORD_RESET`, … */
export interface IdentityTransaction {
  status: string;
  sessionToken?: string | undefined;
  stateToken?: string | undefined;
  expiresAt?: string | undefined;
  factorResult?: string | undefined;
  factorType?: string | undefined;
  recoveryType?: string | undefined;
  user:
    | {
        id?: string | undefined;
        passwordChanged?: string | undefined;
        profile?:
          | {
              login: string;
              firstName?: string | undefined;
              lastName?: string | undefined;
              locale?: string | undefined;
              timeZone?: string | undefined;
            }
          | undefined;
        recovery_question?: { question: string } | undefined;
      }
    | undefined;
  passwordPolicy:
    | {
        minLength?: number | undefined;
        minLowerCase?: number | undefined;
        minUpperCase?: number | undefined;
        minNumber?: number | undefined;
        minSymbol?: number | undefined;
      }
    | undefined;
  nextStep: string | undefined;
}

/** The provider's session of the browser whose cookie came along. */
export interface IdentitySession {
  id: string;
  login: string;
  status: string;
  expiresAt: string;
  userId?: string | undefined;
}

/** The custom fields that a request may put on a line. */
export interface LineFieldsDraft {
  bundleParentId?: string | undefined;
  isBundleChildItem?: boolean | undefined;
  isBackOrderable?: boolean | undefined;
  customQuantity?: number | undefined;
  overage?: number | undefined;
  salesChannel?: string | undefined;
  roomInfo?: Room[] | undefined;
}

/** Reads a document of the search index by the table of product fields. */
export interface Product {
  id: string | undefined;
  productId: string | undefined;
  slug: string | undefined;
  name: string | undefined;
  metaTitle: string | undefined;
  tileTitle: string | undefined;
  masterSku: string | undefined;
  masterCustomerFacingSku: string | undefined;
  /** The sku of the variant shown. */
  sku: string | undefined;
  customerFacingSku: string | undefined;
  variantSkus: readonly string[];
  /** One `sku|customer-facing sku|discontinued` for each variant. */
  skuDetails: readonly string[];
  /** One `finish|swatch|sku|customer-facing sku|discontinued` for each variant. */
  colourSkuDetails: readonly string[];
  swatch: string | undefined;
  finish: string | undefined;
  image: string | undefined;
  imageText: string | undefined;
  images: readonly string[];
  /** Alt texts in the order of `images`. */
  imageTexts: readonly string[];
  onBackOrder: boolean | undefined;
  releaseDate: string | undefined;
  launchDate: string | undefined;
  specialOrder: boolean | undefined;
  /** Two-letter states that the product may not be shipped to. */
  statesExcluded: readonly string[];
  allVariantsDiscontinued: boolean | undefined;
  soldOnline: boolean | undefined;
  leadTime: string | undefined;
  categories: readonly string[];
  localCategory: string | undefined;
  section: string | undefined;
  collection: string | undefined;
  brand: string | undefined;
  brandDisplayName: string | undefined;
  exclusive: boolean | undefined;
  retail: boolean | undefined;
  kind: string | undefined;
  shape: string | undefined;
  size: string | undefined;
  language: string | undefined;
  shortDescription: string | undefined;
  description: string | undefined;
  /** Years from delivery. */
  warrantyYears: number | undefined;
  care: string | undefined;
  features: readonly string[];
  /** One `key|label|inches|millimetres` for each dimension. */
  dimensions: readonly string[];
  /** One `label|value` for each row of the specification table. */
  specifications: readonly string[];
  /** Files are `title|format|URL`. */
  cadFiles: readonly string[];
  modelFiles: readonly string[];
  drawing: string | undefined;
  tearSheet: string | undefined;
  installationFiles: readonly string[];
  freightPolicy: string | undefined;
  freightType: string | undefined;
  soldByBox: boolean | undefined;
  /** The unit of measure of `coveragePerUnit`, such as `SF`. */
  soldByUom: string | undefined;
  coveragePerUnit: number | undefined;
  /** Kilograms in one pack of a material, such as a bag of grout. */
  packKilograms: number | undefined;
  /** Skus of the services offered with it. */
  services: readonly string[];
  comboSku: string | undefined;
  /** Skus of accessories that it needs. */
  requiredAccessories: readonly string[];
  recommendedAccessories: readonly string[];
  serviceParts: readonly string[];
  /** Prices by persona code, in decimal currency units. */
  prices: Record<string, PersonaPrice>;
}

/** The stock of a sku; one that is not kept has none. */
export interface Stock {
  availableQuantity: number;
  restockableInDays: number | undefined;
  expectedDelivery: string | undefined;
}

/** Where a place is, in parts. */
export interface Place {
  addressLine?: string | undefined;
  locality?: string | undefined;
  adminDistrict?: string | undefined;
  adminDistrict2?: string | undefined;
  postalCode?: string | undefined;
  countryRegion?: string | undefined;
  formattedAddress?: string | undefined;
  confidence?: string | undefined;
}

/** A place with its city and postal code; the state and the coordinates may be missing. */
export interface Location {
  city: string;
  postalCode: string;
  state: string | undefined;
  latitude: number | undefined;
  longitude: number | undefined;
}

/** An order; `orderStatus` is read from the states when the order does not say it, and undefined while it is under way. */
export interface Order {
  id: string;
  orderNumber: string;
  createdAt: string;
  lineItems: LineItem[];
  customLineItems: CustomLineItem[];
  totalPrice: Money;
  returnInfo: {
    items: {
      quantity: number;
      lineItemId?: string | undefined;
      shipmentState?: string | undefined;
      paymentState?: string | undefined;
    }[];
    returnDate?: string | undefined;
  }[];
  refunds: { amount: Money; createdAt?: string | undefined }[];
  trackings: {
    carrier: string;
    trackingNumber: string;
    url?: string | undefined;
    createdAt?: string | undefined;
    items?: { id: string; quantity: number }[] | undefined;
  }[];
  version?: number | undefined;
  parentOrderNumber?: string | undefined;
  completedAt?: string | undefined;
  customerEmail?: string | undefined;
  customerId?: string | undefined;
  anonymousId?: string | undefined;
  taxedPrice?: TaxedPrice | undefined;
  shippingAddress?: Address | undefined;
  billingAddress?: Address | undefined;
  shippingInfo?: { shippingMethodName: string; price: Money } | undefined;
  paymentInfo?: { payments: Reference[] } | undefined;
  paymentState?: string | undefined;
  orderState?: 'Open' | 'Confirmed' | 'Complete' | 'Cancelled' | undefined;
  shipmentState?:
    'Shipped' | 'Ready' | 'Pending' | 'Delayed' | 'Delivered' | 'Partial' | 'Backorder' | 'Canceled' | undefined;
  orderType?: string | undefined;
  associateId?: string | undefined;
  purchaseOrderNumber?: string | undefined;
  orderStatus: 'Cancelled' | 'Shipped' | 'Completed' | undefined;
}

/** A page with what its head says. */
export interface PageModel {
  type: string;
  props: Record<string, unknown>;
  items: readonly PageComponent[];
  path: string;
  title: string;
  language: string | undefined;
  description: string | undefined;
  canonicalLink: string | undefined;
  alternateLanguageLinks: Localised;
  robotsTags: string[];
  kind: string | undefined;
  published: string | undefined;
  author: string | undefined;
  isSecure: boolean;
  isGated: boolean;
  childPaths: string[];
}

/** A variant with its prices; a price that names no sku is of the variant's. */
export interface ProductVariant {
  prices: {
    key: string;
    sku: string;
    value: Money;
    discounted: { value: Money } | undefined;
    customerGroup: CustomerGroup;
  }[];
  sku: string;
  attributes: Attribute[];
  images: Image[];
  id?: number | undefined;
  availability?: Availability | undefined;
}

/** The commerce system's product: prices by customer group, attributes, stock. */
export interface CommerceProduct {
  id: string;
  name: Localised;
  masterVariant: ProductVariant;
  variants: ProductVariant[];
  version?: number | undefined;
  slug?: Localised | undefined;
}

/** A search over the index and which page of its results. */
export interface SearchQuery {
  rows?: number | undefined;
  start?: number | undefined;
  q?: string | undefined;
  fl?: string[] | undefined;
  fq?: string[] | undefined;
  profilename?: string | undefined;
  collections?: string | undefined;
  sessionId?: string | undefined;
}

/** A copy of a cart's lines that others may take into their own cart. */
export interface SharedCart {
  id: string;
  lineItems: SharedLine[];
  name?: string | undefined;
  url?: string | undefined;
  createdAt?: string | undefined;
  expiresAt?: string | undefined;
}

/** The configuration of the site; what is not configured is undefined or empty. */
export interface SiteConfig {
  general: {
    shortenedPagePath: string | undefined;
    listingServletPath: string | undefined;
    locationError: {
      title: string | undefined;
      message: string | undefined;
      ctaLink: string | undefined;
      ctaLabel: string | undefined;
    };
    isPublish: boolean;
    securePaths: string[];
    gatedPaths: string[];
    reloadPaths: string[];
    pagePaths: Localised;
    legalPageLinks: Localised;
    listPaths: Localised;
    urlPaths: Localised;
    featureFlags: Record<string, boolean>;
    messages: Localised;
    fieldPatterns: Localised;
    scene7AccountName?: string | undefined;
    swatchUrl?: string | undefined;
    apimHost?: string | undefined;
    landingPath?: string | undefined;
    recentlyViewedMax?: number | undefined;
    newsletterTriggerSeconds?: number | undefined;
    usernameExtension?: string | undefined;
    passwordPattern?: string | undefined;
    priceUpdate?: string | undefined;
    financingKey?: string | undefined;
    orderDetailsPath?: string | undefined;
  };
  channel: string;
  endpoints: Map<string, string>;
  products: Map<string, { [key: string]: unknown; profilename?: string | undefined; collections?: string | undefined }>;
}

/** Stock of a variant when the reply was made. */
export interface Availability {
  isOnStock?: boolean | undefined;
  availableQuantity?: number | undefined;
  restockableInDays?: number | undefined;
}

export interface Image {
  url: string;
  label?: string | undefined;
}

/** A named property of a variant. */
export interface Attribute {
  name: string;
  value: unknown;
}

export interface LineCustomDraft {
  type: { typeId: 'type'; key: string };
  fields: LineFieldsDraft;
}

/** A product line of a shared cart: one without a price. Its custom fields stand beside its own members. */
export interface SharedLine {
  id: string;
  productId: string | undefined;
  sku: string;
  quantity: number;
  name: Localised;
  slug: Localised | undefined;
  variant:
    | {
        attributes: Attribute[];
        images: Image[];
        id?: number | undefined;
        sku?: string | undefined;
        availability?: Availability | undefined;
      }
    | undefined;
  price: { value: Money; discounted?: { value: Money } | undefined } | undefined;
  listPrice: Money | undefined;
  totalPrice: Money | undefined;
  taxedPrice: TaxedPrice | undefined;
  lineItemMode: 'Standard' | 'GiftLineItem' | undefined;
  addedAt: string | undefined;
  bundleParentId: string | undefined;
  isBundleChildItem: boolean | undefined;
  isBackOrderable: boolean | undefined;
  customQuantity: number | undefined;
  overage: number | undefined;
  salesChannel: string | undefined;
  supplyChannel: string | undefined;
  roomInfo: Room[] | undefined;
}

/** A product line of a cart or an order. */
export interface LineItem extends SharedLine {
  totalPrice: Money;
}

/** A line that is no product: a service, a fee. */
export interface CustomLineItem {
  id: string;
  name: Localised;
  quantity: number;
  money: Money;
  totalPrice: Money;
  slug?: string | undefined;
  taxedPrice?: TaxedPrice | undefined;
}

/** Text by language or locale: `{ "en": "…", "fr": "…" }`. */
export type Localised = Record<string, string>;

/** Money in integer cents. */
export interface Money {
  centAmount: number;
  currencyCode: string;
}

/** Money as a request gives it, in the whole form of a reply or without what is always the same. */
export interface MoneyDraft {
  centAmount: number;
  currencyCode: string;
  type?: 'centPrecision' | undefined;
  fractionDigits?: 2 | undefined;
}

/** What tax makes of a price. */
export interface TaxedPrice {
  totalNet: Money;
  totalGross: Money;
  totalTax?: Money | undefined;
  taxPortions?: { rate: number; amount: Money; name?: string | undefined }[] | undefined;
}

/** A cart to open. */
export interface NewCart {
  currency: 'USD';
  taxMode: 'ExternalAmount';
  customerEmail?: string | undefined;
  custom?:
    | {
        type: { typeId: 'type'; key: string };
        fields: { orderType?: string | undefined; associateId?: string | undefined; salesChannel?: string | undefined };
      }
    | undefined;
  country?: string | undefined;
  locale?: string | undefined;
  customerGroup?: { typeId: 'customer-group'; id?: string | undefined; key?: string | undefined } | undefined;
}

/** A customer group, channel or the like by id; the expanded form carries its key. */
export interface Reference {
  typeId: string;
  id?: string | undefined;
  key?: string | undefined;
  obj?: { id?: string | undefined; key?: string | undefined } | undefined;
}

/** The customer group of a cart or customer, when its key is known. */
export type CustomerGroup = { id: string | undefined; key: string } | undefined;

/** What a room needs of a tile or trim. */
export interface Room {
  productType: 'tile' | 'trim';
  soldByBox: boolean;
  soldByUom: string;
  totalNeeded: number;
  totalArea: number;
  overage: number;
  roomName?: string | undefined;
}

/** The request of `session.createGuestToken`. */
export interface SessionCreateGuestTokenInput {
  query: { scope: 'guest'; channel?: string | undefined; gId?: string | undefined };
}

/** The reply of `session.createGuestToken`. */
export interface SessionCreateGuestTokenReply {
  access_token: string;
  token_type?: string | undefined;
  expires_in?: number | undefined;
  refresh_token?: string | undefined;
  anonymousId?: string | undefined;
}

/** The reply of `session.validateToken`. */
export interface SessionValidateTokenReply {
  valid: boolean;
}

/** The request of `config.global`. */
export interface ConfigGlobalInput {
  query: { path: string; caConfig: 'true' };
}

/** The request of `config.listingServlet`. */
export interface ConfigListingServletInput {
  query: { path: string };
}

/** The request of `config.urlProperty`. */
export interface ConfigUrlPropertyInput {
  query: { path: string };
}

/** The request of `config.list`. */
export interface ConfigListInput {
  query: { path: string };
}

/** One item of the reply of `config.list`. */
export interface ConfigListItem {
  text: string;
  value: string;
}

/** The request of `content.dictionary`. */
export interface ContentDictionaryInput {
  params: { locale: string };
}

/** The request of `content.pageModel`. */
export interface ContentPageModelInput {
  params: { pagePath: string };
  query?: { wcmmode?: 'disabled' | 'preview' | 'edit' | undefined } | undefined;
}

/** The request of `features.list`. */
export interface FeaturesListInput {
  query?: { path?: string | undefined } | undefined;
}

/** The request of `cart.update`. */
export interface CartUpdateInput {
  body: {
    actions: CartAction[];
    shortage?: 'reject' | 'cap' | undefined;
    open?: NewCart | undefined;
    cartId?: string | undefined;
    version?: number | undefined;
  };
  query?: { expand?: 'calculation' | undefined } | undefined;
}

/** The request of `cart.create`. */
export interface CartCreateInput {
  body: NewCart;
}

/** The request of `cart.merge`. */
export interface CartMergeInput {
  body: {
    anonymousCartId: string;
    anonymousId?: string | undefined;
    mergeMode?: 'MergeWithExistingCustomerCart' | undefined;
  };
}

/** The request of `cart.delete`. */
export interface CartDeleteInput {
  params: { id: string };
  query: { version: number };
}

/** The request of `cart.active`. */
export interface CartActiveInput {
  query?: { expand?: 'calculation' | undefined } | undefined;
}

/** The request of `cart.get`. */
export interface CartGetInput {
  params: { id: string };
  query?: { expand?: 'calculation' | undefined } | undefined;
}

/** The request of `discount.update`. */
export interface DiscountUpdateInput {
  body: {
    actions: (
      | { action: 'addDiscountCode'; code: string }
      | {
          action: 'removeDiscountCode';
          discountCode: { typeId: 'discount-code'; id?: string | undefined; key?: string | undefined };
        }
    )[];
    cartId?: string | undefined;
    version?: number | undefined;
  };
}

/** The request of `sharedCart.create`. */
export interface SharedCartCreateInput {
  body: { cartId: string; version?: number | undefined; email?: string | undefined; name?: string | undefined };
}

/** The request of `sharedCart.get`. */
export interface SharedCartGetInput {
  params: { id: string };
}

/** The request of `sharedCart.addItems`. */
export interface SharedCartAddItemsInput {
  body: {
    cartId: string;
    sharedCartId: string;
    version?: number | undefined;
    lineItems?: { sku: string; quantity: number; custom?: LineCustomDraft | undefined }[] | undefined;
  };
}

/** The reply of `sharedCart.addItems`. */
export interface SharedCartAddItemsReply {
  cart: Cart;
  message: string | undefined;
  unavailableItems: ShippingError[];
}

/** The request of `checkout.shippingCost`. */
export interface CheckoutShippingCostInput {
  query: { cartId: string };
}

/** The request of `checkout.assignShipment`. */
export interface CheckoutAssignShipmentInput {
  body: { cartId: string; version?: number | undefined; shippingAddress?: AddressDraft | undefined };
}

/** The request of `checkout.splitCheck`. */
export interface CheckoutSplitCheckInput {
  query: { cartId: string };
}

/** The reply of `checkout.splitCheck`. */
export interface CheckoutSplitCheckReply {
  isSplit: boolean;
  orders: { index: number; shippingType: string; lineItemIds: string[] }[];
}

/** The request of `checkout.pay`. */
export interface CheckoutPayInput {
  body:
    | {
        paymentType: 'CREDIT_CARD';
        card: {
          token: string;
          responseCode: '870';
          brand: string;
          lastFour: string;
          expMonth: string;
          expYear: string;
          holderName: string;
          firstSix?: string | undefined;
        };
        cartId: string;
        version: number;
        billingAddress: AddressDraft;
        amount?: MoneyDraft | undefined;
        deviceSessionId?: string | undefined;
      }
    | {
        paymentType: 'PP';
        paypal: { token: string; payerId: string };
        cartId: string;
        version: number;
        billingAddress: AddressDraft;
        amount?: MoneyDraft | undefined;
        deviceSessionId?: string | undefined;
      };
}

/** The reply of `checkout.pay`. */
export interface CheckoutPayReply {
  paymentId: string;
  status: string;
  fraudStatus?: 'ACCEPT' | 'CHALLENGE' | 'ERROR' | 'DENY' | undefined;
  cartVersion?: number | undefined;
}

/** The request of `checkout.submit`. */
export interface CheckoutSubmitInput {
  body: {
    cartId: string;
    version: number;
    email: string;
    locale: string;
    paymentId?: string | undefined;
    paymentType?: 'CREDIT_CARD' | 'PP' | undefined;
    orderType?: 'ISC' | undefined;
    associateId?: string | undefined;
    purchaseOrderNumber?: string | undefined;
  };
}

/** The request of `payPal.createToken`. */
export interface PayPalCreateTokenInput {
  body: {
    cartId: string;
    returnUrl: string;
    cancelUrl: string;
    version?: number | undefined;
    amount?: MoneyDraft | undefined;
    shippingAddress?: AddressDraft | undefined;
  };
}

/** The reply of `payPal.createToken`. */
export interface PayPalCreateTokenReply {
  token: string;
  redirectUrl?: string | undefined;
}

/** The request of `orders.query`. */
export interface OrdersQueryInput {
  query?:
    | {
        orderNumber?: string | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        email?: string | undefined;
        cartId?: string | undefined;
        state?: 'open' | 'past' | undefined;
        sort?: 'createdAt desc' | undefined;
      }
    | undefined;
}

/** The reply of `orders.query`. */
export interface OrdersQueryReply {
  results: Order[];
  limit?: number | undefined;
  offset?: number | undefined;
  count?: number | undefined;
  total?: number | undefined;
}

/** The request of `orders.details`. */
export interface OrdersDetailsInput {
  query: { orderNumber: string; email?: string | undefined };
}

/** The request of `orderHistory.listByState`. */
export interface OrderHistoryListByStateInput {
  query?:
    | {
        state?: 'open' | 'past' | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        sort?: 'createdAt desc' | 'createdAt asc' | undefined;
      }
    | undefined;
}

/** The request of `orderHistory.list`. */
export interface OrderHistoryListInput {
  query?:
    | {
        state?: 'open' | 'past' | undefined;
        limit?: number | undefined;
        offset?: number | undefined;
        sort?: 'createdAt desc' | 'createdAt asc' | undefined;
      }
    | undefined;
}

/** The request of `orderHistory.find`. */
export interface OrderHistoryFindInput {
  body: { email: string; orderId: string };
}

/** The reply of `orderHistory.find`. */
export interface OrderHistoryFindReply extends Order {
  addresses?: { shipping?: Address | undefined; billing?: Address | undefined } | undefined;
}

/** The request of `orderHistory.cancel`. */
export interface OrderHistoryCancelInput {
  body: { orderNumber: string; email?: string | undefined };
}

/** The request of `orderHistory.invoice`. */
export interface OrderHistoryInvoiceInput {
  body: { orderNumber: string; email?: string | undefined };
}

/** The request of `orderHistory.split`. */
export interface OrderHistorySplitInput {
  query: { parentOrderNumber: string; email: string };
}

/** The request of `customer.openCart`. */
export interface CustomerOpenCartInput {
  body?: { email?: string | undefined; customerId?: string | undefined } | undefined;
}

/** The reply of `customer.openCart`. */
export interface CustomerOpenCartReply {
  cartId: string;
  customerId: string;
  email: string;
  firstName: string;
  lastName: string;
  persona: string | string[];
}

/** The request of `customer.updateAddresses`. */
export interface CustomerUpdateAddressesInput {
  body: {
    version: number;
    actions: (
      | { action: 'addAddress'; address: LabelledAddressDraft }
      | { action: 'changeAddress'; addressId: string; address: LabelledAddressDraft }
      | { action: 'setDefaultShippingAddress'; addressId?: string | undefined; addressKey?: string | undefined }
      | { action: 'removeAddress'; addressId: string }
    )[];
  };
}

/** The reply of `customer.updateAddresses`. */
export interface CustomerUpdateAddressesReply extends Customer {
  isNonDeliverableAddress?: boolean | undefined;
}

/** The request of `customer.signUp`. */
export interface CustomerSignUpInput {
  body: {
    email: string;
    password: string;
    firstName: string;
    lastName: string;
    accountType: 'homeowner' | 'professional' | 'trade';
    locale: string;
    postalCode?: string | undefined;
    companyName?: string | undefined;
    businessType?: string | undefined;
    businessSubType?: string | undefined;
    phone?: string | undefined;
    newsletterOptIn?: boolean | undefined;
    anonymousCartId?: string | undefined;
    anonymousId?: string | undefined;
  };
}

/** The reply of `customer.signUp`. */
export interface CustomerSignUpReply {
  customer: Customer;
  cart?: Cart | undefined;
}

/** The request of `customer.updateProfile`. */
export interface CustomerUpdateProfileInput {
  body: {
    version: number;
    actions: (
      | { action: 'changeAddress'; addressId: string; address: LabelledAddressDraft }
      | { action: 'setFirstName'; firstName: string }
      | { action: 'setLastName'; lastName: string }
      | { action: 'setCompanyName'; companyName: string }
      | { action: 'setCustomField'; name: 'businessType' | 'businessSubType'; value: string }
      | { action: 'changeEmail'; email: string; currentPassword: string }
    )[];
  };
}

/** The request of `customer.delete`. */
export interface CustomerDeleteInput {
  query?: { version?: number | undefined } | undefined;
}

/** The request of `customer.changePassword`. */
export interface CustomerChangePasswordInput {
  body: { currentPassword: string; newPassword: string; version?: number | undefined };
}

/** The reply of `customer.changePassword`. */
export interface CustomerChangePasswordReply {
  success: boolean;
}

/** The request of `customer.lookup`. */
export interface CustomerLookupInput {
  body: { email: string };
}

/** The reply of `customer.lookup`. */
export interface CustomerLookupReply {
  exists: boolean;
  status?: 'ACTIVE' | 'LOCKED_OUT' | 'PASSWORD_EXPIRED' | undefined;
  source?: string | undefined;
}

/** The request of `membership.assignPersona`. */
export interface MembershipAssignPersonaInput {
  body: { persona: string; code?: string | undefined };
}

/** The reply of `membership.assignPersona`. */
export interface MembershipAssignPersonaReply {
  success: boolean;
  persona: string[];
}

/** The request of `membership.enterAssociate`. */
export interface MembershipEnterAssociateInput {
  body: { email: string; code: string; employeeId?: string | undefined; company?: string | undefined };
}

/** The reply of `membership.enterAssociate`. */
export interface MembershipEnterAssociateReply {
  success: boolean;
  message?: string | undefined;
}

/** The request of `identity.signIn`. */
export interface IdentitySignInInput {
  body: {
    username: string;
    password: string;
    options?:
      { multiOptionalFactorEnroll?: boolean | undefined; warnBeforePasswordExpired?: boolean | undefined } | undefined;
  };
}

/** The request of `identity.token`. */
export interface IdentityTokenInput {
  body:
    | { grant_type: 'authorization_code'; code: string; code_verifier: string; redirect_uri: string; client_id: string }
    | { grant_type: 'refresh_token'; refresh_token: string; client_id: string; scope?: string | undefined };
}

/** The reply of `identity.token`. */
export interface IdentityTokenReply {
  token_type: string;
  expires_in: number;
  access_token: string;
  refresh_token?: string | undefined;
  id_token?: string | undefined;
  scope?: string | undefined;
}

/** The request of `identity.revoke`. */
export interface IdentityRevokeInput {
  body: { token: string; client_id: string; token_type_hint?: 'refresh_token' | 'access_token' | undefined };
}

/** The request of `recovery.changeExpiredPassword`. */
export interface RecoveryChangeExpiredPasswordInput {
  body: { stateToken: string; oldPassword: string; newPassword: string };
}

/** The request of `recovery.unlock`. */
export interface RecoveryUnlockInput {
  body: { username: string; factorType: 'EMAIL'; relayState?: string | undefined };
}

/** The request of `recovery.forgotPassword`. */
export interface RecoveryForgotPasswordInput {
  body: { username: string; factorType: 'EMAIL'; relayState?: string | undefined };
}

/** The request of `recovery.verifyRecoveryToken`. */
export interface RecoveryVerifyRecoveryTokenInput {
  body: { recoveryToken: string };
}

/** The request of `recovery.answerQuestion`. */
export interface RecoveryAnswerQuestionInput {
  body: { stateToken: string; answer: string };
}

/** The request of `recovery.resetPassword`. */
export interface RecoveryResetPasswordInput {
  body: { stateToken: string; newPassword: string; revokeSessions?: boolean | undefined };
}

/** The request of `maps.validateAddress`. */
export interface MapsValidateAddressInput {
  query: { query: string; country: string };
}

/** The reply of `maps.validateAddress`. */
export interface MapsValidateAddressReply {
  isNonDeliverableAddress: boolean;
  isValid: boolean;
  suggestions: Place[];
}

/** The request of `maps.locationByIp`. */
export interface MapsLocationByIpInput {
  params: { ip: string };
}

/** The request of `maps.locationByZip`. */
export interface MapsLocationByZipInput {
  params: { zip: string };
}

/** The request of `maps.reverse`. */
export interface MapsReverseInput {
  query: { brand: string; lat: number; long: number };
}

/** The reply of `maps.reverse`. */
export type MapsReverseReply = Place | undefined;

/** The request of `stores.details`. */
export interface StoresDetailsInput {
  query: { path: string };
}

/** The reply of `stores.details`. */
export interface StoresDetailsReply {
  features: {
    InStoreShopping: boolean;
    VirtualMeetings: boolean;
    WeekendHours: boolean;
    SlabGallery: boolean;
    AppointmentOnly: boolean;
  };
  storeId: string;
  name: string;
  hours: { day: string; open?: string | undefined; close?: string | undefined }[];
  address?: Record<string, unknown> | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  bpNumber?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  image?: string | undefined;
}

/** The request of `stores.list`. */
export interface StoresListInput {
  query: {
    brand: string;
    spatialFilter?: string | undefined;
    $inlinecount?: 'allpages' | undefined;
    $select?: string | undefined;
    $filter?: string | undefined;
    $top?: number | undefined;
    $skip?: number | undefined;
    $format?: 'json' | undefined;
  };
}

/** One item of the reply of `stores.list`. */
export interface StoresListItem {
  id: string | undefined;
  businessPartnerNumber: string | undefined;
  name: string | undefined;
  locationType: string | undefined;
  addressLine: string | undefined;
  city: string | undefined;
  state: string | undefined;
  postalCode: string | undefined;
  country: string | undefined;
  phone: string | undefined;
  pageUrl: string | undefined;
  hours: unknown;
  latitude: number | undefined;
  longitude: number | undefined;
  distanceKm: number | undefined;
  features: {
    InStoreShopping: boolean;
    VirtualMeetings: boolean;
    WeekendHours: boolean;
    SlabGallery: boolean;
    AppointmentOnly: boolean;
  };
}

/** The request of `stores.localities`. */
export interface StoresLocalitiesInput {
  query?:
    | {
        $select?: string | undefined;
        $filter?: string | undefined;
        $top?: number | undefined;
        $skip?: number | undefined;
        $format?: 'json' | undefined;
      }
    | undefined;
}

/** The request of `crm.subscribe`. */
export interface CrmSubscribeInput {
  body: {
    email: string;
    brand: string;
    source: string;
    locale: string;
    optIn: true;
    firstName?: string | undefined;
    lastName?: string | undefined;
    postalCode?: string | undefined;
    customerType?: string | undefined;
  };
}

/** The request of `crm.openCase`. */
export interface CrmOpenCaseInput {
  body: {
    name: string;
    email: string;
    subject: string;
    description: string;
    brand: string;
    locale: string;
    firstName?: string | undefined;
    lastName?: string | undefined;
    phone?: string | undefined;
    company?: string | undefined;
    type?: string | undefined;
    reason?: string | undefined;
    recordType?: string | undefined;
    address?: AddressDraft | undefined;
    modelNumber?: string | undefined;
    purchaseDate?: string | undefined;
    placeOfPurchase?: string | undefined;
    attachments?: string[] | undefined;
  };
}

/** The reply of `crm.openCase`. */
export interface CrmOpenCaseReply {
  success: boolean;
  caseNumber?: string | undefined;
}

/** The request of `catalogue.products`. */
export interface CatalogueProductsInput {
  query?:
    | {
        q?: string | undefined;
        fl?: string[] | undefined;
        fq?: string[] | undefined;
        collection?: string | undefined;
        sessionId?: string | undefined;
        skuSearch?: string | undefined;
        rows?: number | undefined;
        start?: number | undefined;
      }
    | undefined;
}

/** The request of `catalogue.models`. */
export interface CatalogueModelsInput {
  query: {
    q: string;
    skuSearch: string;
    fl?: string[] | undefined;
    fq?: string[] | undefined;
    collection?: string | undefined;
    sessionId?: string | undefined;
    rows?: number | undefined;
    start?: number | undefined;
  };
}

/** The request of `catalogue.backOrder`. */
export interface CatalogueBackOrderInput {
  query?: SearchQuery | undefined;
}

/** The request of `catalogue.restrictions`. */
export interface CatalogueRestrictionsInput {
  body?:
    | {
        q?: string | undefined;
        fl?: string[] | undefined;
        fq?: string[] | undefined;
        profilename?: string | undefined;
        collections?: string | undefined;
        sessionId?: string | undefined;
      }
    | undefined;
}

/** The request of `catalogue.tooltips`. */
export interface CatalogueTooltipsInput {
  query: { collection: string };
}

/** The request of `catalogue.rooms`. */
export interface CatalogueRoomsInput {
  query?:
    | {
        fl?: string[] | undefined;
        fq?: string[] | undefined;
        collection?: string | undefined;
        profilename?: 'Shop_The_Room' | undefined;
        sort?: string | undefined;
        rows?: number | undefined;
        start?: number | undefined;
      }
    | undefined;
}

/** The request of `catalogue.inspirations`. */
export interface CatalogueInspirationsInput {
  query?: SearchQuery | undefined;
}

/** The request of `search.listing`. */
export interface SearchListingInput {
  query?:
    | {
        persona?: string | undefined;
        sort?: string | undefined;
        CanadianPrice?: string | undefined;
        rows?: number | undefined;
        start?: number | undefined;
        q?: string | undefined;
        fl?: string[] | undefined;
        fq?: string[] | undefined;
        profilename?: string | undefined;
        collections?: string | undefined;
        sessionId?: string | undefined;
      }
    | undefined;
}

/** The request of `search.product`. */
export interface SearchProductInput {
  params: { slug: string };
  body: {
    q: string;
    search_type: 'product_detail';
    fl?: string[] | undefined;
    fq?: string[] | undefined;
    profilename?: string | undefined;
    collections?: string | undefined;
    sessionId?: string | undefined;
  };
}

/** The request of `search.query`. */
export interface SearchQueryInput {
  query?:
    | {
        rows?: number | undefined;
        start?: number | undefined;
        q?: string | undefined;
        fl?: string[] | undefined;
        fq?: string[] | undefined;
        profilename?: string | undefined;
        collections?: string | undefined;
        sessionId?: string | undefined;
      }
    | undefined;
}

/** The request of `product.query`. */
export interface ProductQueryInput {
  query: { where: string; brand?: string | undefined; expand?: 'masterVariant.prices[*].customerGroup' | undefined };
}

/** The reply of `product.query`. */
export interface ProductQueryReply {
  results: CommerceProduct[];
  limit?: number | undefined;
  offset?: number | undefined;
  count?: number | undefined;
  total?: number | undefined;
}

/** The request of `inventory.stock`. */
export interface InventoryStockInput {
  query: { sku: string };
}

/** The request of `favourites.list`. */
export interface FavouritesListInput {
  query: { lang: string; kind?: 'project' | undefined; id?: string | undefined };
}

/** The reply of `favourites.list`. */
export interface FavouritesListReply {
  results: FavouritesList[];
  limit?: number | undefined;
  offset?: number | undefined;
  count?: number | undefined;
  total?: number | undefined;
}

/** The request of `favourites.create`. */
export interface FavouritesCreateInput {
  body: {
    name: Localised;
    kind?: 'project' | undefined;
    description?: string | undefined;
    deleteDaysAfterLastModification?: number | undefined;
  };
}

/** The request of `favourites.add`. */
export interface FavouritesAddInput {
  params: { listId: string; kind: 'product' | 'text' | 'project' };
  body: {
    version: number;
    actions: (
      | {
          action: 'addLineItem';
          sku: string;
          quantity?: number | undefined;
          custom?:
            | {
                type: { typeId: 'type'; key: string };
                fields: { sku?: string | undefined; room?: string | undefined; note?: string | undefined };
              }
            | undefined;
        }
      | { action: 'changeName'; name: Localised; description?: string | undefined }
      | {
          action: 'addTextLineItem';
          name: Localised;
          description?: Localised | undefined;
          custom?:
            | {
                type: { typeId: 'type'; key: string };
                fields: {
                  itemType?: string | undefined;
                  link?: string | undefined;
                  thumbnail?: string | undefined;
                  articleType?: string | undefined;
                };
              }
            | undefined;
        }
    )[];
  };
}

/** The request of `favourites.remove`. */
export interface FavouritesRemoveInput {
  params: { listId: string };
  body:
    | { action: 'removeLineItem'; lineItemId: string; version: number }
    | { action: 'removeTextLineItem'; textLineItemId: string; version: number }
    | { action: 'deleteProject'; version: number }
    | {
        version: number;
        actions: (
          { action: 'removeLineItem'; lineItemId: string } | { action: 'removeTextLineItem'; textLineItemId: string }
        )[];
      };
}

/** The request of `favourites.quote`. */
export interface FavouritesQuoteInput {
  params: { listId: string };
  body: { lang: string };
}

/** The request of `registration.ownedProducts`. */
export interface RegistrationOwnedProductsInput {
  query?: { lang?: string | undefined } | undefined;
}

/** One item of the reply of `registration.ownedProducts`. */
export interface RegistrationOwnedProductsItem {
  id: string;
  sku?: string | undefined;
  modelNumber?: string | undefined;
  productName?: string | undefined;
  image?: string | undefined;
  purchaseDate?: string | undefined;
  orderNumber?: string | undefined;
  serialNumber?: string | undefined;
}

/** One item of the reply of `registration.list`. */
export interface RegistrationListItem {
  id: string;
  products: {
    modelNumber: string;
    sku?: string | undefined;
    serialNumber?: string | undefined;
    quantity?: number | undefined;
    purchaseDate?: string | undefined;
    placeOfPurchase?: string | undefined;
    orderNumber?: string | undefined;
  }[];
  attachments: string[];
  registeredAt?: string | undefined;
  type?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  address?: Address | undefined;
}

/** The request of `registration.register`. */
export interface RegistrationRegisterInput {
  body: {
    type: 'offline' | 'online';
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    address: AddressDraft;
    products: {
      modelNumber: string;
      quantity: number;
      purchaseDate: string;
      placeOfPurchase: string;
      sku?: string | undefined;
      serialNumber?: string | undefined;
      orderNumber?: string | undefined;
    }[];
    lang: string;
    brand: string;
    attachments?: string[] | undefined;
  };
}

/** The reply of `registration.register`. */
export interface RegistrationRegisterReply {
  success: boolean;
  message: string | undefined;
}

/** The request of `assets.upload`. */
export interface AssetsUploadInput {
  query: { fileName: string; formAsset: string; brand: string };
  body: Blob;
}

/** The reply of `assets.upload`. */
export interface AssetsUploadReply {
  url: string;
  assetId: string;
}

/** The request of `assets.get`. */
export interface AssetsGetInput {
  params: { assetId: string };
}

/** The request of `assets.zip`. */
export interface AssetsZipInput {
  body: { downloadFileName: string; files: string[] };
}

/** The request of `assets.catalogPdf`. */
export interface AssetsCatalogPdfInput {
  query: { page: number };
}
