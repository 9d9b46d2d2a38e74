import { cut } from './query.ts';
import { safeReturnTo } from './safe-return-to.ts';

/** What a link's hash opens. */
export interface HashAction {
  readonly opens: 'auth' | 'newsletter';
  /** Of the sign-in dialog: 0 signs in, 1 signs up. */
  readonly tab: 0 | 1;
  /** Where to go afterwards, always on this site. */
  readonly target?: string;
}

const actions = [
  ['login', 'auth', 0],
  ['signup', 'auth', 1],
  ['createaccount', 'auth', 1],
  ['newsletter', 'newsletter', 0],
] as const;

/** Hashes that begin so ask to sign in before going on. @see platform spec §2 */
const gates = ['isauth', 'kpn'];

/**
 * What a link with this hash opens, and where it leads afterwards: the target after a double colon, for `#isAuth` and `#KPN` else the
 * link's own page. Undefined when the hash opens nothing.
 *
 * @param path the page that the link names, without the hash
 * @see platform spec §2
 */
export function parseAuthHash(hash: string, path?: string): HashAction | undefined {
  const [words, target] = cut(hash.replace(/^#/, ''), '::');
  const name = words.toLowerCase();
  if (gates.some((gate) => name.startsWith(gate))) return withTarget({ opens: 'auth', tab: 0 }, target ?? path);
  const action = actions.find(([known]) => known === name);
  return action && withTarget({ opens: action[1], tab: action[2] }, target);
}

function withTarget(action: HashAction, target: string | undefined): HashAction {
  const safe = safeReturnTo(target, '');
  return safe === '' ? action : { ...action, target: safe };
}
