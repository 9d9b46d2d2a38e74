import { defaultLocaleTag, modelSuggestions, searchSessionId, withLanguageFilter, type Locale } from '@basin/domain';
import type { AreaClient } from '../client/create-client.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import type { catalogueCalls } from '../contract/catalogue.ts';
import type { registrationCalls } from '../contract/registration.ts';
import type { Logger } from '../logger.ts';
import { createLatest } from '../state/latest.ts';
import { errorTextOf, type RequestStatus } from '../state/request-status.ts';
import { createStore, type Store } from '../state/store.ts';

type RegistrationBody = CallInput<typeof registrationCalls.register>['body'];
type OwnedProduct = CallOutput<typeof registrationCalls.ownedProducts>[number];
type RegistrationRecord = CallOutput<typeof registrationCalls.list>[number];

/** A registration form. */
export interface RegistrationForm {
  /** Why the last one was refused, in words for the customer. */
  readonly submitError: string | undefined;
  readonly isSuccess: boolean;
  /** The button waits for the answer. */
  readonly isDisabled: boolean;
}

/** What the my-products pages show, under the names of the specification. @see catalogue spec §3 */
export interface MyProductState {
  readonly offlineRegistration: RegistrationForm & {
    readonly suggestions: readonly string[];
    readonly invalidModelNumber: boolean;
  };
  readonly onlineRegistration: RegistrationForm;
  readonly status: RequestStatus | 'idle';
}

/** What a customer has: bought or registered, and the registrations. */
export interface MyProducts {
  readonly products: readonly OwnedProduct[];
  readonly registrations: readonly RegistrationRecord[];
}

export type RegistrationDraft = Omit<RegistrationBody, 'type' | 'lang' | 'brand'>;

export interface RegistrationOptions {
  readonly locale: Locale;
  readonly brand: string;
  readonly collection: string;
  /** The shopper's session value; a timestamp is put behind it. */
  readonly session: string;
  readonly lang?: string | undefined;
  readonly logger: Logger;
  readonly now?: (() => Date) | undefined;
}

export interface ProductRegistration extends Store<MyProductState> {
  /** Whether it was taken in. */
  readonly registerOffline: (draft: RegistrationDraft) => Promise<boolean>;
  /** Whether it was taken in. */
  readonly registerOnline: (draft: RegistrationDraft) => Promise<boolean>;
  /** Suggestions for a model number that is being typed. */
  readonly suggestModels: (modelNumber: string) => Promise<void>;
  /** Both lists; one that fails is logged and empty. */
  readonly loadProducts: () => Promise<MyProducts>;
}

interface RegistrationCalls {
  readonly registration: AreaClient<typeof registrationCalls>;
  readonly catalogue: Pick<AreaClient<typeof catalogueCalls>, 'models'>;
}

const suggestionRows = 10;
const freshForm: RegistrationForm = { submitError: undefined, isSuccess: false, isDisabled: false };

/** Registers products that a customer owns. @see catalogue spec §3, §4, §5, §7, §8 */
export function createProductRegistration(
  { registration, catalogue }: RegistrationCalls,
  options: RegistrationOptions,
): ProductRegistration {
  const { locale, brand, collection, session, lang = defaultLocaleTag, logger, now = () => new Date() } = options;
  const store = createStore<MyProductState>({
    offlineRegistration: { ...freshForm, suggestions: [], invalidModelNumber: false },
    onlineRegistration: freshForm,
    status: 'idle',
  });
  const newest = createLatest();
  const setOffline = (changes: Partial<MyProductState['offlineRegistration']>) =>
    store.set({ offlineRegistration: { ...store.get().offlineRegistration, ...changes } });
  const setOnline = (changes: Partial<RegistrationForm>) =>
    store.set({ onlineRegistration: { ...store.get().onlineRegistration, ...changes } });

  const register = async (
    type: RegistrationBody['type'],
    draft: RegistrationDraft,
    setForm: (changes: Partial<RegistrationForm>) => void,
  ): Promise<boolean> => {
    store.set({ status: 'loading' });
    setForm({ submitError: undefined, isSuccess: false, isDisabled: true });
    const rejection = await rejectionOf(registration.register({ body: { ...draft, type, lang, brand } }));
    store.set({ status: rejection === undefined ? 'succeeded' : 'failed' });
    setForm({ submitError: rejection, isSuccess: rejection === undefined, isDisabled: false });
    return rejection === undefined;
  };
  const listed = <Item>(what: string, work: Promise<Item[]>): Promise<Item[]> =>
    work.catch((problem: unknown) => {
      logger.error(what, problem);
      return [];
    });

  return {
    ...store,
    registerOffline: (draft) => register('offline', draft, setOffline),
    registerOnline: (draft) => register('online', draft, setOnline),
    async suggestModels(modelNumber) {
      const query = {
        q: modelNumber,
        skuSearch: modelNumber,
        ...{ collection, rows: suggestionRows, start: 0, fl: ['CustomerFacingSKU_s'] },
        fq: withLanguageFilter([], locale),
        sessionId: searchSessionId(session, now()),
      };
      const found = await newest
        .run((signal) => catalogue.models({ query, signal }))
        .catch((problem: unknown) => {
          logger.error('Model numbers could not be searched', problem);
          return undefined;
        });
      if (!found) return;
      const numbers = found.documents.flatMap(({ customerFacingSku = [] }) => customerFacingSku);
      const { suggestions, isInvalidModelNumber } = modelSuggestions(found.total, numbers);
      setOffline({ suggestions, invalidModelNumber: isInvalidModelNumber });
    },
    async loadProducts() {
      const [products, registrations] = await Promise.all([
        listed('My products could not be fetched', registration.ownedProducts({ query: { lang } })),
        listed('The registered products could not be fetched', registration.list()),
      ]);
      return { products, registrations };
    },
  };
}

/** Why a registration was not taken in; undefined when it was. */
async function rejectionOf(work: Promise<CallOutput<typeof registrationCalls.register>>): Promise<string | undefined> {
  try {
    const { success, message } = await work;
    return success ? undefined : (message ?? errorTextOf(undefined));
  } catch (problem) {
    return errorTextOf(problem);
  }
}
