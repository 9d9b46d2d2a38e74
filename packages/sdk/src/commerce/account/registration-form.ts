import { createLatest } from '../../state/latest.ts';
import type { RequestStatus } from '../../state/request-status.ts';
import { createStore, type Store } from '../../state/store.ts';
import type { OwnedProducts, RegisterProducts } from './owned-products.ts';

/** How a registration form stands. */
export interface RegistrationFormState {
  /** Why the last one was rejected, in words for the shopper. */
  readonly submitError: string | undefined;
  readonly isSuccess: boolean;
  /** The button waits for the answer. */
  readonly isDisabled: boolean;
}

/** What the pages of owned products show, under the names of the specification. @see catalogue spec §3 */
export interface MyProductState {
  readonly offlineRegistration: RegistrationFormState & {
    readonly suggestions: readonly string[];
    readonly invalidModelNumber: boolean;
  };
  readonly onlineRegistration: RegistrationFormState;
  readonly status: RequestStatus | 'idle';
}

/** The forms that register products, as a page follows them. */
export interface RegistrationForms extends Store<MyProductState> {
  /** Registers, and follows it in the form of its kind; whether it was registered. */
  readonly register: (registration: RegisterProducts) => Promise<boolean>;
  /** Suggests model numbers for one that is being typed; the newest one counts. */
  readonly suggestModels: (typed: string) => Promise<void>;
}

const freshForm: RegistrationFormState = { submitError: undefined, isSuccess: false, isDisabled: false };

/** The states of the registration forms over an account: `createRegistrationForms(sdk.account)`. @see catalogue spec §3, §4 */
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
