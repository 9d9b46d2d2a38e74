type Calls = Readonly<Record<string, (input?: object) => unknown>>;

/**
 * Returns the same calls with an additional abort signal: the calls of one noun, or all calls of an SDK, for example
 * while a server handles one request: `createCheckout(withSignal(sdk.calls, request.signal))`.
 *
 * @throws {TypeError} for an SDK, whose functions take no signal: pass its calls
 */
export function withSignal<Tree extends object & { readonly calls?: never }>(tree: Tree, signal: AbortSignal): Tree {
  if ('calls' in tree) throw new TypeError('withSignal takes calls: withSignal(sdk.calls, signal).');
  return mapped(tree, (area) => (isArea(area) ? mapped(area, (call) => signed(call, signal)) : area));
}

const mapped = <Members extends object>(members: Members, map: (member: never) => unknown): Members =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, map(member as never)])) as Members;

/** Whether a member is an area; a session is not, and has its own life cycle. */
const isArea = (area: object): area is Calls => Object.getPrototypeOf(area) === Object.prototype;

const signed =
  (call: (input: object) => unknown, signal: AbortSignal) =>
  (input: { readonly signal?: AbortSignal | undefined } = {}): unknown =>
    call({ ...input, signal: input.signal ? AbortSignal.any([signal, input.signal]) : signal });
