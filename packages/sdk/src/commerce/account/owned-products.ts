import { localeTag, modelSuggestions, parseIsoDate, withLanguageFilter } from '@basin/domain';
import type { CatalogueCalls, RegistrationCalls } from '../../calls.ts';
import { ContractError, hasStatus } from '../../client/errors.ts';
import type { RegistrationListItem, RegistrationOwnedProductsItem } from '../../contract/types.ts';
import { errorTextOf } from '../../state/request-status.ts';
import { addressDraftFrom, type PostalAddressInput } from '../postal-address.ts';
import type { AccountSetting } from './account-setting.ts';

/** The products that a customer owns, and their registrations. */
export interface OwnedProducts {
  /** The products that the customer bought or registered; a failure is logged and returns an empty list. */
  readonly ownedProducts: () => Promise<readonly OwnedProduct[]>;
  /** The customer's registrations; a failure is logged and returns an empty list. */
  readonly registrations: () => Promise<readonly ProductRegistration[]>;
  /** Registers products. A rejection is returned as a text for the shopper. A guest can register offline purchases. */
  readonly registerProducts: (registration: RegisterProducts) => Promise<RegistrationResult>;
  /** Suggests model numbers while the shopper types; a failure is logged and returns null. */
  readonly suggestModels: (typed: string) => Promise<ModelNumbers | null>;
}

/** A product that a customer bought or registered; unknown fields are null. */
export interface OwnedProduct {
  readonly id: string;
  readonly sku: string | null;
  readonly modelNumber: string | null;
  readonly name: string | null;
  /** File name or URL of its picture. */
  readonly picture: string | null;
  /** The day, at midnight UTC. */
  readonly purchasedAt: Date | null;
  readonly orderNumber: string | null;
  readonly serialNumber: string | null;
}

/** Products that were registered together; unknown fields are null. */
export interface ProductRegistration {
  readonly id: string;
  readonly registeredAt: Date | null;
  /** `offline` for a purchase in a store, `online` for one with a receipt. */
  readonly kind: string | null;
  readonly products: readonly RegisteredProduct[];
  /** URLs of the receipts. */
  readonly receipts: readonly string[];
}

/** A product of a registration; unknown fields are null. */
export interface RegisteredProduct {
  readonly modelNumber: string;
  readonly sku: string | null;
  readonly serialNumber: string | null;
  readonly quantity: number | null;
  /** The day, at midnight UTC. */
  readonly purchasedAt: Date | null;
  readonly placeOfPurchase: string | null;
  readonly orderNumber: string | null;
}

/** A registration of products and their owner. */
export interface RegisterProducts {
  /** `offline` for a purchase in a store, `online` for one with a receipt. */
  readonly kind: 'offline' | 'online';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: PostalAddressInput;
  readonly products: readonly ProductToRegister[];
  /** URLs of uploaded receipts, at most 10. */
  readonly receipts?: readonly string[] | undefined;
  /** Repeating a request with the same key registers once; a random key by default. */
  readonly idempotencyKey?: string | undefined;
}

/** A product to register. */
export interface ProductToRegister {
  readonly modelNumber: string;
  /** Only its day in UTC is used. */
  readonly purchasedAt: Date;
  /** A value of the list `placeOfPurchase`. */
  readonly placeOfPurchase: string;
  /** 1 by default. */
  readonly quantity?: number | undefined;
  readonly sku?: string | undefined;
  readonly serialNumber?: string | undefined;
  readonly orderNumber?: string | undefined;
}

/** The result of a registration; an error is a text for the shopper. */
export type RegistrationResult =
  | { readonly isRegistered: true }
  | {
      readonly isRegistered: false;
      readonly error: string;
      /** Whether the registration was rejected; false when it could not be checked, so that it can be sent again. */
      readonly isRejected: boolean;
    };

/** Model numbers that start with the typed text. */
export interface ModelNumbers {
  readonly suggestions: readonly string[];
  /** Whether no product has such a model number. */
  readonly isInvalid: boolean;
}

interface OwnedProductCalls {
  readonly registration: RegistrationCalls;
  readonly catalogue: Pick<CatalogueCalls, 'models'>;
}

const suggestionRows = 10;

/** Creates the owned products of a customer on the given calls. @see catalogue spec §5, §7, §8 */
export function createOwnedProducts(
  { registration, catalogue }: OwnedProductCalls,
  { locale, brand, collection, searchSession, logged }: AccountSetting,
): OwnedProducts {
  const lang = localeTag(locale);
  return {
    async ownedProducts() {
      const reply = registration.ownedProducts({ query: { lang } });
      return ((await reply.catch(logged('My products could not be fetched'))) ?? []).map(ownedFrom);
    },
    async registrations() {
      const reply = registration.list();
      return ((await reply.catch(logged('The registered products could not be fetched'))) ?? []).map(registrationFrom);
    },
    async registerProducts({ kind: type, receipts, products, address, idempotencyKey, ...owner }) {
      const body = {
        type,
        lang,
        brand,
        ...owner,
        address: addressDraftFrom(address),
        products: products.map(wireProduct),
        ...(receipts && { attachments: [...receipts] }),
      };
      try {
        const { success, message } = await registration.register({ body, idempotencyKey });
        if (success) return { isRegistered: true };
        return { isRegistered: false, isRejected: true, error: message ?? errorTextOf(undefined) };
      } catch (problem) {
        return { isRegistered: false, isRejected: isRejection(problem), error: errorTextOf(problem) };
      }
    },
    async suggestModels(typed) {
      const search = async () => {
        const query = {
          q: typed,
          skuSearch: typed,
          collection: await collection(),
          rows: suggestionRows,
          start: 0,
          fl: ['CustomerFacingSKU_s'],
          fq: withLanguageFilter([], locale),
          sessionId: await searchSession(),
        };
        const { total, documents } = await catalogue.models({ query });
        const numbers = documents.flatMap(({ customerFacingSku = [] }) => customerFacingSku);
        const { suggestions, isInvalidModelNumber: isInvalid } = modelSuggestions(total, numbers);
        return { suggestions, isInvalid };
      };
      return search().catch(logged('Model numbers could not be searched'));
    },
  };
}

const isRejection = (problem: unknown): boolean =>
  hasStatus(problem, 400, 409) || (problem instanceof ContractError && problem.direction === 'request');

const wireProduct = ({ purchasedAt, quantity = 1, ...product }: ProductToRegister) => ({
  ...product,
  quantity,
  purchaseDate: purchasedAt.toISOString().slice(0, 'yyyy-mm-dd'.length),
});

const ownedFrom = (owned: RegistrationOwnedProductsItem): OwnedProduct => ({
  id: owned.id,
  sku: owned.sku ?? null,
  modelNumber: owned.modelNumber ?? null,
  name: owned.productName ?? null,
  picture: owned.image ?? null,
  purchasedAt: dateFrom(owned.purchaseDate),
  orderNumber: owned.orderNumber ?? null,
  serialNumber: owned.serialNumber ?? null,
});

const registrationFrom = (record: RegistrationListItem): ProductRegistration => ({
  id: record.id,
  registeredAt: dateFrom(record.registeredAt),
  kind: record.type ?? null,
  products: record.products.map((product) => ({
    modelNumber: product.modelNumber,
    sku: product.sku ?? null,
    serialNumber: product.serialNumber ?? null,
    quantity: product.quantity ?? null,
    purchasedAt: dateFrom(product.purchaseDate),
    placeOfPurchase: product.placeOfPurchase ?? null,
    orderNumber: product.orderNumber ?? null,
  })),
  receipts: record.attachments,
});

const dateFrom = (text = ''): Date | null => parseIsoDate(text) ?? null;
