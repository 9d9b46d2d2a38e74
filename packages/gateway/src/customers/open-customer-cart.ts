import { personaFrom } from '@basin/domain';
import { associateTagOf, emptyCart, openCart } from '../cart/index.ts';
import { HttpProblem, notFound, requiredField } from '../http/http-problem.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitFailures, type AttemptLimit } from '../http/limits/attempts.ts';
import { ownerOf, type CustomerPrincipal } from '../http/principal.ts';
import { loginFrom } from '../identity/index.ts';

/** Only look-ups of unknown customers count, because an associate may serve many customers. */
const missLimit: AttemptLimit = { name: 'customer-cart', max: 30, windowSeconds: 900 };

/** Identifies a customer; when both are given they must match. */
interface CustomerIdentifier {
  readonly email?: string | undefined;
  readonly customerId?: string | undefined;
}

type AssociateContext = Pick<HandlerContext, 'db' | 'now' | 'newId' | 'log'>;

/**
 * Returns a customer and the id of their open cart to an associate. Opens a cart when the customer has none.
 *
 * @throws {HttpProblem} 403 for a caller who is not an associate, 404 for an unknown customer, 429 after thirty of them
 */
export async function openCustomerCart(
  context: AssociateContext,
  principal: CustomerPrincipal,
  identifier: CustomerIdentifier,
) {
  if (principal.koc === undefined)
    throw new HttpProblem(403, { statusCode: 403, message: 'Only associates can open the cart of a customer.' });
  const counted = [[missLimit, ownerOf(principal)]] as const;
  const customer = await limitFailures(
    context,
    counted,
    () => findCustomerToServe(context, identifier),
    (outcome) => outcome.status === 'fulfilled' && outcome.value === undefined,
  );
  if (!customer) throw notFound(`There is no customer ${identifier.email ?? identifier.customerId ?? ''}.`);
  const cart = await openCartFor(context, principal, customer);
  const event = { event: 'associate-serves', associateId: principal.koc, cartId: cart.id };
  context.log.info(event, 'an associate opened the cart of a customer');
  const { document, persona } = customer;
  const { firstName, lastName } = document;
  return { cartId: cart.id, customerId: customer.id, email: customer.email, firstName, lastName, persona };
}

type FoundCustomer = NonNullable<Awaited<ReturnType<typeof findCustomerToServe>>>;

/** Returns the open cart of a customer, or opens one with the associate's tags in the customer's language. */
async function openCartFor(
  { db, now, newId }: AssociateContext,
  associate: CustomerPrincipal,
  { id, email, persona, document: { locale } }: FoundCustomer,
) {
  const owner: CustomerPrincipal = { kind: 'customer', customerId: id, email, uid: '', persona: personaFrom(persona) };
  const empty = emptyCart(newId(), owner, associateTagOf(associate), now());
  const { cart } = await openCart(db, { ...empty, locale }, owner);
  return cart;
}

/** Finds a customer who is not an associate. */
async function findCustomerToServe({ db }: AssociateContext, { email, customerId }: CustomerIdentifier) {
  if (email === undefined && customerId === undefined) throw requiredField('email');
  return db
    .selectFrom('customers')
    .$if(email !== undefined, (query) => query.where('email', '=', loginFrom(email ?? '')))
    .$if(customerId !== undefined, (query) => query.where('id', '=', customerId ?? ''))
    .where('koc', 'is', null)
    .select(['id', 'email', 'persona', 'document'])
    .executeTakeFirst();
}
