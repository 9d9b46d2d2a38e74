import { sql, type Kysely } from 'kysely';

/**
 * Sets the brands' new sales channels on lines of open carts. Otherwise adding the same sku again would create a second
 * line.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    with channels (skus, channel) as (values ('^OR[0-9]', 'ORUS'), ('^TR[0-9]', 'TRUS')),
    lines as (
      select carts.id, jsonb_agg(
        case when channel is null then line
        else jsonb_set(line, '{custom,fields,salesChannel}', to_jsonb(channel)) end order by place) as changed
      from carts
      cross join jsonb_array_elements(document -> 'lineItems') with ordinality as l (line, place)
      left join channels on line ->> 'sku' ~ skus and line #>> '{custom,fields,salesChannel}' = 'KOUS'
      where state = 'Active'
      group by carts.id
      having count(channel) > 0
    )
    update carts set document = jsonb_set(document, '{lineItems}', changed) from lines where lines.id = carts.id
  `.execute(db);
}
