// Written by `npm run generate` from the schemas of the contract.

import type { CallOptions } from './client/create-client.ts';
import type {
  AssetsCatalogPdfInput,
  AssetsGetInput,
  AssetsUploadInput,
  AssetsUploadReply,
  AssetsZipInput,
  Cart,
  CartActiveInput,
  CartCreateInput,
  CartDeleteInput,
  CartGetInput,
  CartMergeInput,
  CartUpdateInput,
  CatalogueBackOrderInput,
  CatalogueInspirationsInput,
  CatalogueModelsInput,
  CatalogueProductsInput,
  CatalogueRestrictionsInput,
  CatalogueRoomsInput,
  CatalogueTooltipsInput,
  CheckoutAssignShipmentInput,
  CheckoutPayInput,
  CheckoutPayReply,
  CheckoutShippingCostInput,
  CheckoutSplitCheckInput,
  CheckoutSplitCheckReply,
  CheckoutSubmitInput,
  ConfigGlobalInput,
  ConfigListInput,
  ConfigListItem,
  ConfigListingServletInput,
  ConfigUrlPropertyInput,
  ContentDictionaryInput,
  ContentPageModelInput,
  CrmOpenCaseInput,
  CrmOpenCaseReply,
  CrmSubscribeInput,
  Customer,
  CustomerChangePasswordInput,
  CustomerChangePasswordReply,
  CustomerDeleteInput,
  CustomerLookupInput,
  CustomerLookupReply,
  CustomerOpenCartInput,
  CustomerOpenCartReply,
  CustomerSignUpInput,
  CustomerSignUpReply,
  CustomerUpdateAddressesInput,
  CustomerUpdateAddressesReply,
  CustomerUpdateProfileInput,
  DiscountUpdateInput,
  FavouritesAddInput,
  FavouritesCreateInput,
  FavouritesList,
  FavouritesListInput,
  FavouritesListReply,
  FavouritesQuoteInput,
  FavouritesRemoveInput,
  FeaturesListInput,
  FileReply,
  IdentityRevokeInput,
  IdentitySession,
  IdentitySignInInput,
  IdentityTokenInput,
  IdentityTokenReply,
  IdentityTransaction,
  Inspiration,
  InventoryStockInput,
  Location,
  MapsLocationByIpInput,
  MapsLocationByZipInput,
  MapsReverseInput,
  MapsReverseReply,
  MapsValidateAddressInput,
  MapsValidateAddressReply,
  MembershipAssignPersonaInput,
  MembershipAssignPersonaReply,
  MembershipEnterAssociateInput,
  MembershipEnterAssociateReply,
  Order,
  OrderHistoryCancelInput,
  OrderHistoryFindInput,
  OrderHistoryFindReply,
  OrderHistoryInvoiceInput,
  OrderHistoryListByStateInput,
  OrderHistoryListInput,
  OrderHistorySplitInput,
  OrdersDetailsInput,
  OrdersQueryInput,
  OrdersQueryReply,
  PageModel,
  PayPalCreateTokenInput,
  PayPalCreateTokenReply,
  Product,
  ProductQueryInput,
  ProductQueryReply,
  RecoveryAnswerQuestionInput,
  RecoveryChangeExpiredPasswordInput,
  RecoveryForgotPasswordInput,
  RecoveryResetPasswordInput,
  RecoveryUnlockInput,
  RecoveryVerifyRecoveryTokenInput,
  RegistrationListItem,
  RegistrationOwnedProductsInput,
  RegistrationOwnedProductsItem,
  RegistrationRegisterInput,
  RegistrationRegisterReply,
  SearchListingInput,
  SearchProductInput,
  SearchQueryInput,
  SearchResults,
  SessionCreateGuestTokenInput,
  SessionCreateGuestTokenReply,
  SessionValidateTokenReply,
  SharedCart,
  SharedCartAddItemsInput,
  SharedCartAddItemsReply,
  SharedCartCreateInput,
  SharedCartGetInput,
  ShipmentAssignment,
  ShippingCost,
  ShoppableRoom,
  SiteConfig,
  Stock,
  StoresDetailsInput,
  StoresDetailsReply,
  StoresListInput,
  StoresListItem,
  StoresLocalitiesInput,
  UrlProperty,
} from './contract/types.ts';

export interface SessionCalls {
  /** A token for a guest; the same `gId` gets a token for the same guest. */
  readonly createGuestToken: (
    input: SessionCreateGuestTokenInput & CallOptions,
  ) => Promise<SessionCreateGuestTokenReply>;
  /** Whether the token in the `Authorization` header is still good. */
  readonly validateToken: (input?: CallOptions) => Promise<SessionValidateTokenReply>;
}

export interface ConfigCalls {
  /** The whole configuration. */
  readonly global: (input: ConfigGlobalInput & CallOptions) => Promise<SiteConfig>;
  /** Path of the product pages by category. */
  readonly listingServlet: (input: ConfigListingServletInput & CallOptions) => Promise<Map<string, string>>;
  /** Addresses that are kept in the configuration. */
  readonly urlProperty: (input: ConfigUrlPropertyInput & CallOptions) => Promise<UrlProperty>;
  /** A list of options: countries, account types, … */
  readonly list: (input: ConfigListInput & CallOptions) => Promise<ConfigListItem[]>;
}

export interface ContentCalls {
  /** The texts of a language, such as `en`; a language without texts is a 404. */
  readonly dictionary: (input: ContentDictionaryInput & CallOptions) => Promise<Map<string, string>>;
  /** A page: its parts and what its head says. */
  readonly pageModel: (input: ContentPageModelInput & CallOptions) => Promise<PageModel>;
}

export interface FeaturesCalls {
  /** What is switched on; an unknown feature is off. */
  readonly list: (input?: FeaturesListInput & CallOptions) => Promise<ReadonlySet<string>>;
}

export interface CartCalls {
  /** Changes lines, address, e-mail, tags, group or tax, all or nothing; answers with the whole cart. */
  readonly update: (input: CartUpdateInput & CallOptions) => Promise<Cart>;
  /** Opens a cart. */
  readonly create: (input: CartCreateInput & CallOptions) => Promise<Cart>;
  /** Brings a guest's cart into the cart of the customer who signed in; the larger quantity of a line stays. */
  readonly merge: (input: CartMergeInput & CallOptions) => Promise<Cart>;
  /** Deletes the open cart; one that is already gone counts as deleted. */
  readonly deleteActive: (input?: CallOptions) => Promise<undefined>;
  /** Deletes a cart in the version seen last; one that is already gone counts as deleted. */
  readonly delete: (input: CartDeleteInput & CallOptions) => Promise<undefined>;
  /** The open cart of the session's shopper; a 404 when there is none. */
  readonly active: (input?: CartActiveInput & CallOptions) => Promise<Cart>;
  /** One cart by id: the shopper's own, or a customer's for an associate. */
  readonly get: (input: CartGetInput & CallOptions) => Promise<Cart>;
}

export interface DiscountCalls {
  /** Puts a discount code on the cart or takes one off; its fate is in `discountCodes`. */
  readonly update: (input: DiscountUpdateInput & CallOptions) => Promise<Cart>;
}

export interface SharedCartCalls {
  /** Stores a copy of a cart, under a name where one is given, and mails someone where it is; later changes of the cart do not alter it. */
  readonly create: (input: SharedCartCreateInput & CallOptions) => Promise<SharedCart>;
  /** A shared cart. */
  readonly get: (input: SharedCartGetInput & CallOptions) => Promise<SharedCart>;
  /** Takes lines of a shared cart, all unless named, into the receiver's cart; some may be unavailable. */
  readonly addItems: (input: SharedCartAddItemsInput & CallOptions) => Promise<SharedCartAddItemsReply>;
}

export interface CheckoutCalls {
  /** What it costs to ship the cart to its address. */
  readonly shippingCost: (input: CheckoutShippingCostInput & CallOptions) => Promise<ShippingCost>;
  /** Splits the lines into shipments and stores them on the cart. */
  readonly assignShipment: (input: CheckoutAssignShipmentInput & CallOptions) => Promise<ShipmentAssignment>;
  /** Whether the cart becomes more than one order, and which. */
  readonly splitCheck: (input: CheckoutSplitCheckInput & CallOptions) => Promise<CheckoutSplitCheckReply>;
  /** Authorises a payment for the cart with the card frame's token or PayPal's. */
  readonly pay: (input: CheckoutPayInput & CallOptions) => Promise<CheckoutPayReply>;
  /** Makes the order; 201 is the only success. A cart that costs nothing is ordered without a payment. */
  readonly submit: (input: CheckoutSubmitInput & CallOptions) => Promise<Order>;
}

export interface PayPalCalls {
  /** A token for one attempt; it expires after three hours. */
  readonly createToken: (input: PayPalCreateTokenInput & CallOptions) => Promise<PayPalCreateTokenReply>;
}

export interface OrdersCalls {
  /** Orders by number, cart or state. */
  readonly query: (input?: OrdersQueryInput & CallOptions) => Promise<OrdersQueryReply>;
  /** One order by its number, in a list of one. */
  readonly details: (input: OrdersDetailsInput & CallOptions) => Promise<OrdersQueryReply>;
}

export interface OrderHistoryCalls {
  /** Open or past orders of the signed-in customer. */
  readonly listByState: (input?: OrderHistoryListByStateInput & CallOptions) => Promise<OrdersQueryReply>;
  /** The whole order history of the customer, or of the associate's customer. */
  readonly list: (input?: OrderHistoryListInput & CallOptions) => Promise<OrdersQueryReply>;
  /** The order of a number and an e-mail. */
  readonly find: (input: OrderHistoryFindInput & CallOptions) => Promise<OrderHistoryFindReply>;
  /** Cancels an order of which nothing is shipped, for its shopper or whoever knows its number and e-mail. Beyond the wire reference. */
  readonly cancel: (input: OrderHistoryCancelInput & CallOptions) => Promise<Order>;
  /** The invoice of a shipped order. Beyond the wire reference. */
  readonly invoice: (input: OrderHistoryInvoiceInput & CallOptions) => Promise<FileReply>;
  /** The orders that one order was split into. */
  readonly split: (input: OrderHistorySplitInput & CallOptions) => Promise<OrdersQueryReply>;
}

export interface CustomerCalls {
  /** The signed-in customer. */
  readonly me: (input?: CallOptions) => Promise<Customer>;
  /** All that is kept of the customer, as a JSON file. Beyond the wire reference: another back end may lack it. */
  readonly export: (input?: CallOptions) => Promise<FileReply>;
  /** For an associate: a customer, by e-mail address or id, and the cart that they have open; one is opened when there is none. */
  readonly openCart: (input?: CustomerOpenCartInput & CallOptions) => Promise<CustomerOpenCartReply>;
  /** Changes the address book. */
  readonly updateAddresses: (
    input: CustomerUpdateAddressesInput & CallOptions,
  ) => Promise<CustomerUpdateAddressesReply>;
  /** Makes an account; the sign-in comes after. */
  readonly signUp: (input: CustomerSignUpInput & CallOptions) => Promise<CustomerSignUpReply>;
  /** Changes the name, or the e-mail address alone; for the trade also company, business, profile address. */
  readonly updateProfile: (input: CustomerUpdateProfileInput & CallOptions) => Promise<Customer>;
  /** Erases the account and all that is known of its owner. */
  readonly delete: (input?: CustomerDeleteInput & CallOptions) => Promise<undefined>;
  /** Sets a new password; the customer is signed out everywhere and signs in with it. */
  readonly changePassword: (input: CustomerChangePasswordInput & CallOptions) => Promise<CustomerChangePasswordReply>;
  /** Whether an e-mail has an account; a 404 says no. */
  readonly lookup: (input: CustomerLookupInput & CallOptions) => Promise<CustomerLookupReply>;
}

export interface MembershipCalls {
  /** Takes part in a group; a 409 says that the customer does so already. The token then has to be renewed. */
  readonly assignPersona: (input: MembershipAssignPersonaInput & CallOptions) => Promise<MembershipAssignPersonaReply>;
  /** Enters a company associate; a 409 says that the customer is entered already. */
  readonly enterAssociate: (
    input: MembershipEnterAssociateInput & CallOptions,
  ) => Promise<MembershipEnterAssociateReply>;
}

export interface IdentityCalls {
  /** Checks a user name and password; what comes next is in `status`. */
  readonly signIn: (input: IdentitySignInInput & CallOptions) => Promise<IdentityTransaction>;
  /** The open session of the cookie; a 404 when there is none. */
  readonly session: (input?: CallOptions) => Promise<IdentitySession>;
  /** Makes the session last longer. */
  readonly refreshSession: (input?: CallOptions) => Promise<IdentitySession>;
  /** Ends the session; one that is already gone counts as ended. */
  readonly closeSession: (input?: CallOptions) => Promise<undefined>;
  /** Tokens for an authorization code (with its PKCE verifier) or for a refresh token. */
  readonly token: (input: IdentityTokenInput & CallOptions) => Promise<IdentityTokenReply>;
  /** Makes a token worthless; a token that is unknown counts as revoked. */
  readonly revoke: (input: IdentityRevokeInput & CallOptions) => Promise<undefined>;
}

export interface RecoveryCalls {
  /** Sets a new password in the place of one that has expired. */
  readonly changeExpiredPassword: (
    input: RecoveryChangeExpiredPasswordInput & CallOptions,
  ) => Promise<IdentityTransaction>;
  /** Sends a mail that unlocks the account; the answer is the same for an account that does not exist. */
  readonly unlock: (input: RecoveryUnlockInput & CallOptions) => Promise<IdentityTransaction>;
  /** Sends a mail with a recovery token; the answer is the same for an account that does not exist. */
  readonly forgotPassword: (input: RecoveryForgotPasswordInput & CallOptions) => Promise<IdentityTransaction>;
  /** Checks the token of a recovery mail. */
  readonly verifyRecoveryToken: (input: RecoveryVerifyRecoveryTokenInput & CallOptions) => Promise<IdentityTransaction>;
  /** Answers the recovery question. */
  readonly answerQuestion: (input: RecoveryAnswerQuestionInput & CallOptions) => Promise<IdentityTransaction>;
  /** Sets the new password. */
  readonly resetPassword: (input: RecoveryResetPasswordInput & CallOptions) => Promise<IdentityTransaction>;
}

export interface MapsCalls {
  /** Whether an address in one line exists, and which ones it may mean. */
  readonly validateAddress: (input: MapsValidateAddressInput & CallOptions) => Promise<MapsValidateAddressReply>;
  /** Where an IP address is; `caller` is the address that the gateway sees. */
  readonly locationByIp: (input: MapsLocationByIpInput & CallOptions) => Promise<Location>;
  /** Where a postal code is; a 404 when it does not exist. */
  readonly locationByZip: (input: MapsLocationByZipInput & CallOptions) => Promise<Location>;
  /** The place at a point of the map. */
  readonly reverse: (input: MapsReverseInput & CallOptions) => Promise<MapsReverseReply>;
}

export interface StoresCalls {
  /** The store of a page. */
  readonly details: (input: StoresDetailsInput & CallOptions) => Promise<StoresDetailsReply>;
  /** Stores near a place; the distance of `spatialFilter` is in kilometres. */
  readonly list: (input: StoresListInput & CallOptions) => Promise<StoresListItem[]>;
  /** Places that have a store and begin with a text. */
  readonly localities: (input?: StoresLocalitiesInput & CallOptions) => Promise<StoresListItem[]>;
}

export interface CrmCalls {
  /** Subscribes an e-mail address; one that is subscribed already counts as subscribed. */
  readonly subscribe: (input: CrmSubscribeInput & CallOptions) => Promise<undefined>;
  /** Opens a case from the contact form. */
  readonly openCase: (input: CrmOpenCaseInput & CallOptions) => Promise<CrmOpenCaseReply>;
}

export interface CatalogueCalls {
  /** Products by commerce id: at most 50. */
  readonly products: (input?: CatalogueProductsInput & CallOptions) => Promise<SearchResults<Product>>;
  /** Model numbers that begin with what is being typed. */
  readonly models: (input: CatalogueModelsInput & CallOptions) => Promise<SearchResults<Product>>;
  /** Whether a product or a service part is on back order. */
  readonly backOrder: (input?: CatalogueBackOrderInput & CallOptions) => Promise<SearchResults<Product>>;
  /** Where skus may not be sent, and which are made to order. */
  readonly restrictions: (input?: CatalogueRestrictionsInput & CallOptions) => Promise<SearchResults<Product>>;
  /** Help texts by key. */
  readonly tooltips: (input: CatalogueTooltipsInput & CallOptions) => Promise<ReadonlyMap<string, string>>;
  /** Rooms whose products can be bought. */
  readonly rooms: (input?: CatalogueRoomsInput & CallOptions) => Promise<SearchResults<ShoppableRoom>>;
  /** Galleries of the inspiration pages. */
  readonly inspirations: (input?: CatalogueInspirationsInput & CallOptions) => Promise<SearchResults<Inspiration>>;
}

export interface SearchCalls {
  /** A page of a product listing. */
  readonly listing: (input?: SearchListingInput & CallOptions) => Promise<SearchResults<Product>>;
  /** The product of a slug: one document or none. */
  readonly product: (input: SearchProductInput & CallOptions) => Promise<SearchResults<Product>>;
  /** Words of a shopper over products, parts or top searches, as the profile says. */
  readonly query: (input?: SearchQueryInput & CallOptions) => Promise<SearchResults<Product>>;
}

export interface ProductCalls {
  /** Products by slug, sku or ids: `where` is a predicate. */
  readonly query: (input: ProductQueryInput & CallOptions) => Promise<ProductQueryReply>;
}

export interface InventoryCalls {
  /** The units of a sku that can be sold now. */
  readonly stock: (input: InventoryStockInput & CallOptions) => Promise<Stock>;
}

export interface FavouritesCalls {
  /** The customer's lists, or a trade customer's projects. */
  readonly list: (input: FavouritesListInput & CallOptions) => Promise<FavouritesListReply>;
  /** Makes a list or a project. */
  readonly create: (input: FavouritesCreateInput & CallOptions) => Promise<FavouritesList>;
  /** Adds to a list, in the version seen last. */
  readonly add: (input: FavouritesAddInput & CallOptions) => Promise<FavouritesList>;
  /** Takes one thing off a list, in the version seen last. */
  readonly remove: (input: FavouritesRemoveInput & CallOptions) => Promise<FavouritesList>;
  /** A project's quote as a PDF. Beyond the wire reference. */
  readonly quote: (input: FavouritesQuoteInput & CallOptions) => Promise<FileReply>;
}

export interface RegistrationCalls {
  /** What the customer bought or registered. */
  readonly ownedProducts: (
    input?: RegistrationOwnedProductsInput & CallOptions,
  ) => Promise<RegistrationOwnedProductsItem[]>;
  /** The customer's registrations. */
  readonly list: (input?: CallOptions) => Promise<RegistrationListItem[]>;
  /** Registers products; only the word true is success. */
  readonly register: (input: RegistrationRegisterInput & CallOptions) => Promise<RegistrationRegisterReply>;
}

export interface AssetsCalls {
  /** Stores a file under a name; the same name again takes its place. */
  readonly upload: (input: AssetsUploadInput & CallOptions) => Promise<AssetsUploadReply>;
  /** A stored file, for the caller who uploaded it. */
  readonly get: (input: AssetsGetInput & CallOptions) => Promise<FileReply>;
  /** Several files as one archive. */
  readonly zip: (input: AssetsZipInput & CallOptions) => Promise<FileReply>;
  /** A page of the printed catalogue. */
  readonly catalogPdf: (input: AssetsCatalogPdfInput & CallOptions) => Promise<FileReply>;
}

/** Every call of the contract as a function, by area. */
export interface Calls {
  readonly session: SessionCalls;
  readonly config: ConfigCalls;
  readonly content: ContentCalls;
  readonly features: FeaturesCalls;
  readonly cart: CartCalls;
  readonly discount: DiscountCalls;
  readonly sharedCart: SharedCartCalls;
  readonly checkout: CheckoutCalls;
  readonly payPal: PayPalCalls;
  readonly orders: OrdersCalls;
  readonly orderHistory: OrderHistoryCalls;
  readonly customer: CustomerCalls;
  readonly membership: MembershipCalls;
  readonly identity: IdentityCalls;
  readonly recovery: RecoveryCalls;
  readonly maps: MapsCalls;
  readonly stores: StoresCalls;
  readonly crm: CrmCalls;
  readonly catalogue: CatalogueCalls;
  readonly search: SearchCalls;
  readonly product: ProductCalls;
  readonly inventory: InventoryCalls;
  readonly favourites: FavouritesCalls;
  readonly registration: RegistrationCalls;
  readonly assets: AssetsCalls;
}
