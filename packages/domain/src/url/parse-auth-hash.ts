import { splitOnce } from './query.ts';
import { safeReturnTo } from './safe-return-to.ts';

/** The action that a link's hash triggers. */
export interface HashAction {
  readonly opens: 'auth' | 'newsletter';
  /** The tab of the sign-in dialog: 0 to sign in, 1 to sign up. */
  readonly tab: 0 | 1;
  /** The page to open afterwards, always on this site. */
  readonly target?: string;
}

const actions = [
  ['login', 'auth', 0],
  ['signup', 'auth', 1],
  ['createaccount', 'auth', 1],
  ['newsletter', 'newsletter', 0],
] as const;

/** Prefixes of hashes that require sign-in before continuing. @see platform spec §2 */
const gates = ['isauth', 'kpn'];

/**
 * Returns the action of a link's hash and the page to open afterwards: the target after a double colon, or for
 * `#isAuth` and `#KPN` the link's own page. Returns undefined when the hash triggers nothing.
 *
 * @param path the page of the link, without the hash
 * @see platform spec §2
 */
export function parseAuthHash(hash: string, path?: string): HashAction | undefined {
  const [words, target] = splitOnce(hash.replace(/^#/, ''), '::');
  const name = words.toLowerCase();
  if (gates.some((gate) => name.startsWith(gate))) return withTarget({ opens: 'auth', tab: 0 }, target ?? path);
  const action = actions.find(([known]) => known === name);
  return action && withTarget({ opens: action[1], tab: action[2] }, target);
}

function withTarget(action: HashAction, target: string | undefined): HashAction {
  const safe = safeReturnTo(target, '');
  return safe === '' ? action : { ...action, target: safe };
}
