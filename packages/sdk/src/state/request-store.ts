import { errorTextOf, type RequestStatus } from './request-status.ts';
import { createStore, type Store } from './store.ts';

/** A request as a page follows it. @see platform spec §4 and catalogue spec §4 */
export interface RequestStoreState<Wanted, Reply> {
  readonly status: RequestStatus;
  /** Whether a reply of this store has come, or will not come: the first one is not announced as loading again. */
  readonly isLoaded: boolean;
  /** Why the last request failed, in words for the shopper. */
  readonly error: string | null;
  /** What was asked last; undefined before the first request. */
  readonly wanted: Wanted | undefined;
  /** What to show: it stays while the next request runs, and when that fails. */
  readonly reply: Reply | undefined;
}

/** What became of a request; a failure is a value. */
export type RequestOutcome<Reply> =
  { readonly ok: true; readonly reply: Reply } | { readonly ok: false; readonly error: unknown };

/** A request that a page follows. Each method gives undefined when a newer request took over. */
export interface RequestStore<Wanted, Reply> extends Store<RequestStoreState<Wanted, Reply>> {
  /** Asks; the reply takes the place of what is shown. */
  readonly show: (wanted: Wanted) => Promise<RequestOutcome<Reply> | undefined>;
  /** Asks for the part behind what is shown, and appends it. Nothing happens before the first reply. */
  readonly showMore: () => Promise<RequestOutcome<Reply> | undefined>;
}

/** How a list goes on behind what is shown. */
export interface NextPart<Wanted, Reply> {
  readonly ask: (wanted: Wanted, shown: Reply) => Wanted;
  readonly join: (shown: Reply, next: Reply) => Reply;
}

/** What a request store may have beside its request. */
export interface RequestStoreOptions<Wanted, Reply> {
  /** A reply that came with the page. */
  readonly initial?: Reply | undefined;
  /** For `showMore`. */
  readonly next?: NextPart<Wanted, Reply> | undefined;
  /** Called with each failure: for a log. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * A request that a page follows without a query library: `createRequestStore(sdk.products.list)`. The newest request counts,
 * however late an older reply comes.
 */
export function createRequestStore<Wanted, Reply>(
  ask: (wanted: Wanted) => Promise<Reply>,
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
      return follow(ask(wanted), (reply) => reply);
    },
    async showMore() {
      const { wanted, reply: shown } = get();
      if (!next || wanted === undefined || shown === undefined) return undefined;
      return follow(ask(next.ask(wanted, shown)), (reply) => next.join(shown, reply));
    },
  };
}

const outcomeOf = <Reply>(work: Promise<Reply>): Promise<RequestOutcome<Reply>> =>
  work.then(
    (reply) => ({ ok: true as const, reply }),
    (error: unknown) => ({ ok: false as const, error }),
  );

/**
 * Whether a status says that a request failed: it is neither under way nor finished well, however it is spelt, because rooms
 * have a word of their own, `failled`. @see docs/domain.md A06
 */
export const hasFailed = (status: string): boolean => !['loading', 'success', 'succeeded'].includes(status);
