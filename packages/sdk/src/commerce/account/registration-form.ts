import { createLatest } from '../../state/latest.ts';
import type { RequestStatus } from '../../state/request-status.ts';
import { createStore, type Store } from '../../state/store.ts';
import type { OwnedProducts, RegisterProducts } from './owned-products.ts';

/** The state of a registration form. */
export interface RegistrationFormState {
  /** The error of the last submission, as a text for the shopper. */
  readonly submitError: string | undefined;
  readonly isSuccess: boolean;
  /** Whether the button is disabled while a submission is pending. */
  readonly isDisabled: boolean;
}

/** The state of the owned-products pages, named as in the specification. @see catalogue spec §3 */
export interface MyProductState {
  readonly offlineRegistration: RegistrationFormState & {
    readonly suggestions: readonly string[];
    readonly invalidModelNumber: boolean;
  };
  readonly onlineRegistration: RegistrationFormState;
  readonly status: RequestStatus | 'idle';
}

/** The observable state of the forms that register products. */
export interface RegistrationForms extends Store<MyProductState> {
  /** Registers products and updates the form of that kind; returns whether they were registered. */
  readonly register: (registration: RegisterProducts) => Promise<boolean>;
  /** Suggests model numbers while the shopper types; only the latest request updates the state. */
  readonly suggestModels: (typed: string) => Promise<void>;
}

const freshForm: RegistrationFormState = { submitError: undefined, isSuccess: false, isDisabled: false };

/**
 * Creates the state of the registration forms of an account: `createRegistrationForms(sdk.account)`.
 *
 * @see catalogue spec §3, §4
 */
export function createRegistrationForms(
  account: Pick<OwnedProducts, 'registerProducts' | 'suggestModels'>,
): RegistrationForms {
  const store = createStore<MyProductState>({
    offlineRegistration: { ...freshForm, suggestions: [], invalidModelNumber: false },
    onlineRegistration: freshForm,
    status: 'idle',
  });
  const newest = createLatest();
  const report = (kind: RegisterProducts['kind'], status: RequestStatus, form: RegistrationFormState) => {
    const name = `${kind}Registration` as const;
    store.set({ status, [name]: { ...store.get()[name], ...form } });
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    async register(registration) {
      const { kind } = registration;
      report(kind, 'loading', { ...freshForm, isDisabled: true });
      const result = await account.registerProducts(registration);
      const submitError = result.isRegistered ? undefined : result.error;
      const status = result.isRegistered ? 'succeeded' : 'failed';
      report(kind, status, { submitError, isSuccess: result.isRegistered, isDisabled: false });
      return result.isRegistered;
    },
    async suggestModels(typed) {
      const found = await newest.run(() => account.suggestModels(typed));
      if (!found) return;
      const { suggestions, isInvalid: invalidModelNumber } = found;
      store.set({ offlineRegistration: { ...store.get().offlineRegistration, suggestions, invalidModelNumber } });
    },
  };
}
