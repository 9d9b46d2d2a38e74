-- Invariants of the tables that hold whatever happens to the gateways. Each returned row breaks one.
-- watch-invariants.ts creates two tables before a test begins: stock_before, and cart_versions, which has every version that a
-- cart ever had.

with lines as (
  select carts.id as cart_id, sum((line #>> '{totalPrice,centAmount}')::bigint) as cents
  from carts, jsonb_array_elements(document -> 'lineItems') as line
  group by carts.id
),
due as (
  select
    orders.id,
    orders.cart_id,
    coalesce(orders.document #>> '{taxedPrice,totalGross,centAmount}', orders.document #>> '{totalPrice,centAmount}')::bigint as cents
  from orders
),
sold as (
  select line ->> 'sku' as sku, sum((line ->> 'quantity')::bigint) as units
  from orders, jsonb_array_elements(document -> 'lineItems') as line
  where state <> 'Cancelled'
  group by line ->> 'sku'
),
given_back as (
  select line ->> 'sku' as sku, sum((item ->> 'quantity')::bigint) as units
  from orders, jsonb_array_elements(document -> 'lineItems') as line,
    jsonb_array_elements(document -> 'returnInfo') as info, jsonb_array_elements(info -> 'items') as item
  where item ->> 'lineItemId' = line ->> 'id'
  group by line ->> 'sku'
)

select 'a cart costs what its lines cost, less discounts, with shipping' as invariant, carts.id
from carts left join lines on lines.cart_id = carts.id
where (document #>> '{totalPrice,centAmount}')::bigint
  <> coalesce(lines.cents, 0)
   - coalesce((document #>> '{discountOnTotalPrice,discountedAmount,centAmount}')::bigint, 0)
   + coalesce((document #>> '{shippingTotal,centAmount}')::bigint, 0)

union all
select 'a line costs its price times its quantity, or nothing as part of a bundle', carts.id
from carts, jsonb_array_elements(document -> 'lineItems') as line
where (line #>> '{totalPrice,centAmount}')::bigint not in (
  0,
  (line ->> 'quantity')::bigint
    * coalesce(line #>> '{price,discounted,value,centAmount}', line #>> '{price,value,centAmount}')::bigint
)

union all
select 'the document of a cart agrees with its row', id
from carts
where (document ->> 'version')::integer <> version
  or document ->> 'cartState' <> state
  or document ->> 'customerId' is distinct from customer_id
  or document ->> 'anonymousId' is distinct from anonymous_id

union all
select 'a shopper has one open cart', min(id)
from carts where state = 'Active'
group by coalesce('customer ' || customer_id, 'guest ' || anonymous_id)
having count(*) > 1

union all
select 'a cart has every version from 1 to its own once', carts.id
from carts left join cart_versions on cart_versions.cart_id = carts.id
group by carts.id, carts.version
having count(*) <> carts.version or count(distinct cart_versions.version) <> carts.version
  or max(cart_versions.version) <> carts.version

union all
select 'a cart is ordered at most once', cart_id
from orders group by cart_id having count(*) > 1

union all
select 'an ordered cart has its order, and an order its ordered cart', coalesce(carts.id, orders.cart_id)
from (select * from carts where state = 'Ordered') as carts full join orders on orders.cart_id = carts.id
where carts.id is null or orders.id is null

union all
select 'an order costs what its cart cost', orders.id
from orders join carts on carts.id = orders.cart_id
where orders.document -> 'totalPrice' <> carts.document -> 'totalPrice'
  or orders.document -> 'lineItems' <> carts.document -> 'lineItems'

union all
select 'an order is paid once, with the quoted amount; a free one may have no payment', due.id
from due left join payments on payments.cart_id = due.cart_id and payments.status = 'CAPTURED'
group by due.id, due.cents
having count(payments.id) > 1 or count(payments.id) = 0 and due.cents > 0 or max(payments.cent_amount) <> due.cents

union all
select 'a payment is captured for an order only, and the cart of an order has no other open payment', payments.id
from payments left join orders on orders.cart_id = payments.cart_id
where (payments.status = 'CAPTURED') <> (orders.id is not null) and payments.status <> 'VOIDED'

union all
select 'an order has one cached response', orders.id
from orders left join idempotency_keys as cached
  on cached.call = 'submit' and cached.status = 201 and cached.answer::jsonb ->> 'id' = orders.id
group by orders.id having count(cached.key) <> 1

union all
select 'units sold and units left add up to the initial stock', stock.sku
from stock
join stock_before on stock_before.sku = stock.sku
left join sold on sold.sku = stock.sku
left join given_back on given_back.sku = stock.sku
where stock.available + coalesce(sold.units, 0) - coalesce(given_back.units, 0) <> stock_before.available
  and not stock.back_orderable and stock_before.is_counted

union all
select 'the refunds of an order match its payment, and a cancelled order is refunded in full', orders.id
from orders
join due on due.id = orders.id
join payments on payments.cart_id = orders.cart_id and payments.status = 'CAPTURED'
where payments.refunded_cents <> (
    select coalesce(sum((refund #>> '{amount,centAmount}')::bigint), 0)
    from jsonb_array_elements(coalesce(orders.document -> 'refunds', '[]')) as refund
  )
  or (orders.state = 'Cancelled') <> (orders.document ->> 'orderStatus' is not distinct from 'Cancelled')
  or orders.state = 'Cancelled' and payments.refunded_cents <> due.cents

union all
select 'stock is never negative', sku
from stock where available < 0

union all
select 'a discount code is counted once for each order that uses it', discount_codes.id
from discount_codes
where applications <> (
  select count(*)
  from orders, jsonb_array_elements(orders.document -> 'discountCodes') as used
  where orders.state <> 'Cancelled' and used #>> '{discountCode,id}' = discount_codes.id
)
