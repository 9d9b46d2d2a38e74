import { errorTextOf, type RequestStatus } from './request-status.ts';
import { createStore, type Store } from './store.ts';

/** The observable state of a request. @see platform spec §4 and catalogue spec §4 */
export interface RequestStoreState<Wanted, Reply> {
  readonly status: RequestStatus;
  /** Whether the first request has finished, successfully or not. Until then, later requests do not set `loading`. */
  readonly isLoaded: boolean;
  /** The error of the last request, as a text for the shopper. */
  readonly error: string | null;
  /** The input of the last request; undefined before the first one. */
  readonly wanted: Wanted | undefined;
  /** The displayed result, which stays while the next request runs and when that fails. */
  readonly reply: Reply | undefined;
}

/** The outcome of a request; a failure is a value. */
export type RequestOutcome<Reply> =
  { readonly ok: true; readonly reply: Reply } | { readonly ok: false; readonly error: unknown };

/** A request with observable state. Each method returns undefined when a newer request has started. */
export interface RequestStore<Wanted, Reply> extends Store<RequestStoreState<Wanted, Reply>> {
  /** Sends a request; its result replaces the displayed one. */
  readonly show: (wanted: Wanted) => Promise<RequestOutcome<Reply> | undefined>;
  /** Requests the next page and appends it. Does nothing until the result of the last `show` is displayed. */
  readonly showMore: () => Promise<RequestOutcome<Reply> | undefined>;
}

/** How to request the next page of a list, and how to append it. */
export interface NextPage<Wanted, Reply> {
  readonly request: (wanted: Wanted, shown: Reply) => Wanted;
  readonly join: (shown: Reply, next: Reply) => Reply;
}

/** Options of a request store. */
export interface RequestStoreOptions<Wanted, Reply> {
  /** A result that was delivered with the page. */
  readonly initial?: Reply | undefined;
  /** Required for `showMore`. */
  readonly next?: NextPage<Wanted, Reply> | undefined;
  /** Called with each failure, for a log. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * Creates a request with observable state, for pages without a query library: `createRequestStore(sdk.products.list)`.
 * Only the newest request counts.
 */
export function createRequestStore<Wanted, Reply>(
  request: (wanted: Wanted) => Promise<Reply>,
  { initial, next, onFailure }: RequestStoreOptions<Wanted, Reply> = {},
): RequestStore<Wanted, Reply> {
  const { get, subscribe, set } = createStore<RequestStoreState<Wanted, Reply>>({
    status: initial === undefined ? 'loading' : 'succeeded',
    isLoaded: false,
    error: null,
    wanted: undefined,
    reply: initial,
  });
  let newest = 0;
  let shownFor: Wanted | undefined; // the input of the displayed result
  const follow = async (work: Promise<Reply>, join: (reply: Reply) => Reply) => {
    const own = ++newest;
    if (get().isLoaded) set({ status: 'loading', error: null });
    const outcome = await outcomeOf(work);
    if (own !== newest) return undefined;
    if (outcome.ok) set({ status: 'succeeded', isLoaded: true, error: null, reply: join(outcome.reply) });
    else {
      onFailure?.(outcome.error);
      set({ status: 'failed', isLoaded: true, error: errorTextOf(outcome.error) });
    }
    return outcome;
  };
  return {
    get,
    subscribe,
    show(wanted) {
      set({ wanted });
      return follow(request(wanted), (reply) => {
        shownFor = wanted;
        return reply;
      });
    },
    async showMore() {
      const { wanted, reply: shown } = get();
      if (!next || wanted === undefined || shown === undefined || wanted !== shownFor) return undefined;
      return follow(request(next.request(wanted, shown)), (reply) => next.join(shown, reply));
    },
  };
}

const outcomeOf = <Reply>(work: Promise<Reply>): Promise<RequestOutcome<Reply>> =>
  work.then(
    (reply) => ({ ok: true as const, reply }),
    (error: unknown) => ({ ok: false as const, error }),
  );

/**
 * Returns whether a status means that a request failed: any status other than loading and success, because rooms spell
 * it differently, as `failled`. @see docs/domain.md A06
 */
export const hasFailed = (status: string): boolean => !['loading', 'success', 'succeeded'].includes(status);
