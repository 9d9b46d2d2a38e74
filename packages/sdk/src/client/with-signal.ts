type Calls = Readonly<Record<string, (input?: object) => unknown>>;

/**
 * The same calls, each given up by a signal too: the ones that a step of a shopper is made of, or all of an SDK, such as
 * while a server answers one request: `createCheckout(withSignal(calls, request.signal))`.
 */
export const withSignal = <Tree extends object>(tree: Tree, signal: AbortSignal): Tree =>
  mapped(tree, (area) => (isArea(area) ? mapped(area, (call) => signed(call, signal)) : area));

const mapped = <Members extends object>(members: Members, map: (member: never) => unknown): Members =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, map(member as never)])) as Members;

/** A session is none: it has a life of its own. */
const isArea = (area: object): area is Calls => Object.getPrototypeOf(area) === Object.prototype;

const signed =
  (call: (input: object) => unknown, signal: AbortSignal) =>
  (input: { readonly signal?: AbortSignal | undefined } = {}): unknown =>
    call({ ...input, signal: input.signal ? AbortSignal.any([signal, input.signal]) : signal });
