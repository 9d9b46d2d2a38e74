import { personaFrom } from '@basin/domain';
import { associateTagOf, emptyCart, openCart } from '../cart/index.ts';
import { HttpProblem, notFound, requiredField } from '../http/http-problem.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitFailures, type AttemptLimit } from '../http/limits/attempts.ts';
import { ownerOf, type CustomerPrincipal } from '../http/principal.ts';
import { loginFrom } from '../identity/index.ts';

/** Only tries that find nobody count: an associate may serve many customers. */
const missLimit: AttemptLimit = { name: 'customer-cart', most: 30, windowSeconds: 900 };

/** Which customer: who is named twice must be the same. */
interface WhichCustomer {
  readonly email?: string | undefined;
  readonly customerId?: string | undefined;
}

type Context = Pick<HandlerContext, 'db' | 'now' | 'newId' | 'log'>;

/**
 * Returns a customer and the id of their open cart, for an associate; a cart is opened when there is none.
 *
 * @throws {HttpProblem} 403 for a caller who is no associate, whoever the customer is; 404 for an unknown one, 429 after thirty of them
 */
export async function openCartOf(context: Context, principal: CustomerPrincipal, which: WhichCustomer) {
  if (principal.koc === undefined)
    throw new HttpProblem(403, { statusCode: 403, message: 'An associate is required.' });
  const counted = [[missLimit, ownerOf(principal)]] as const;
  const customer = await limitFailures(
    context,
    counted,
    () => findServed(context, which),
    (outcome) => outcome.status === 'fulfilled' && outcome.value === undefined,
  );
  if (!customer) throw notFound(`There is no customer ${which.email ?? which.customerId ?? ''}.`);
  const cart = await openFor(context, principal, customer);
  const event = { event: 'associate-serves', associateId: principal.koc, cartId: cart.id };
  context.log.info(event, 'an associate opened the cart of a customer');
  const { document, persona } = customer;
  const { firstName, lastName } = document;
  return { cartId: cart.id, customerId: customer.id, email: customer.email, firstName, lastName, persona };
}

type Found = NonNullable<Awaited<ReturnType<typeof findServed>>>;

/** The open cart of a customer; a new one has the tags of the associate. */
async function openFor({ db, now, newId }: Context, associate: CustomerPrincipal, { id, email, persona }: Found) {
  const owner: CustomerPrincipal = { kind: 'customer', customerId: id, email, uid: '', persona: personaFrom(persona) };
  const { cart } = await openCart(db, emptyCart(newId(), owner, associateTagOf(associate), now()), owner);
  return cart;
}

/** Associates serve customers, not one another. */
async function findServed({ db }: Context, { email, customerId }: WhichCustomer) {
  if (email === undefined && customerId === undefined) throw requiredField('email');
  return db
    .selectFrom('customers')
    .$if(email !== undefined, (query) => query.where('email', '=', loginFrom(email ?? '')))
    .$if(customerId !== undefined, (query) => query.where('id', '=', customerId ?? ''))
    .where('koc', 'is', null)
    .select(['id', 'email', 'persona', 'document'])
    .executeTakeFirst();
}
