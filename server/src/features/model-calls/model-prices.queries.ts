// SQL of providers' model prices.
import { type PriceUnit, priceLimits } from '@folio/contract/price-units';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { modelPrices } from './model-calls.table.ts';

export type ModelPriceRow = typeof modelPrices.$inferSelect;

/** All prices, by model, the newest first; at most 1,000 are kept. */
export const listPrices = (db: Db): Promise<ModelPriceRow[]> =>
  db.orm
    .select()
    .from(modelPrices)
    .orderBy(asc(modelPrices.provider), asc(modelPrices.model), asc(modelPrices.unit), desc(modelPrices.valid_from))
    .limit(priceLimits.rows);

/** The currency that all prices have; null while there is none. */
export async function findCurrency(db: Db): Promise<string | null> {
  const [row] = await db.orm.select({ currency: modelPrices.currency }).from(modelPrices).limit(1);
  return row?.currency ?? null;
}

/** Lets nobody else write prices until the transaction ends, so that they keep one currency and their number. */
export async function lockPrices(tx: Db): Promise<void> {
  await tx.client.query('lock table model_prices in share row exclusive mode');
}

/** Keeps prices, in the place of those of the same model, unit and day, and answers how many there are now. */
export async function savePrices(tx: Db, prices: (typeof modelPrices.$inferInsert)[]): Promise<number> {
  await tx.orm
    .insert(modelPrices)
    .values(prices)
    .onConflictDoUpdate({
      target: [modelPrices.provider, modelPrices.model, modelPrices.unit, modelPrices.valid_from],
      set: {
        micros: sql`excluded.micros`,
        currency: sql`excluded.currency`,
        user_id: sql`excluded.user_id`,
        updated_at: sql`now()`,
      },
    });
  const { rows } = await tx.client.query<{ count: number }>('select count(*)::int as count from model_prices');
  return rows[0]?.count ?? 0;
}

/** The day (UTC) that calls are priced by. */
export async function findToday(db: Db): Promise<string> {
  const { rows } = await db.client.query<{ today: string }>(`select (now() at time zone 'utc')::date::text as today`);
  return rows[0]?.today ?? '';
}

type PriceKey = Pick<ModelPriceRow, 'provider' | 'model' | 'unit' | 'valid_from'>;

/** The price of exactly this day, if there is one. */
export async function findPrice(db: Db, { provider, model, unit, valid_from }: PriceKey): Promise<ModelPriceRow | null> {
  const rows = await db.orm
    .select()
    .from(modelPrices)
    .where(
      and(
        eq(modelPrices.provider, provider),
        eq(modelPrices.model, model),
        eq(modelPrices.unit, unit),
        eq(modelPrices.valid_from, valid_from),
      ),
    );
  return rows[0] ?? null;
}

export async function deletePrice(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(modelPrices).where(eq(modelPrices.id, id));
}

export interface UnpricedModel {
  provider: string;
  model: string;
  calls: number;
  units: PriceUnit[];
}

/** Models with calls of the last 30 days without a cost, and without a price today for their units; most calls first, at most 50. */
export async function listUnpriced(db: Db): Promise<UnpricedModel[]> {
  const { rows } = await db.client.query<UnpricedModel>(
    `with called as (
       select provider, model, count(*)::int as calls, bool_or(input_tokens > 0) as million_input_tokens,
         bool_or(output_tokens > 0) as million_output_tokens, bool_or(seconds > 0) as second, bool_or(pictures > 0) as image
       from model_calls where created_at > now() - interval '30 days' and cost_micros is null group by 1, 2
     ), valid as (
       select distinct on (provider, model, unit) provider, model, unit, micros from model_prices
       where valid_from <= (now() at time zone 'utc')::date order by provider, model, unit, valid_from desc
     ), missing as (
       select c.provider, c.model, c.calls,
         array(select u.unit from (values ('million_input_tokens', c.million_input_tokens), ('million_output_tokens', c.million_output_tokens),
             ('second', c.second), ('image', c.image)) as u (unit, is_used)
           where u.is_used and not exists (select from valid v
             where v.provider = c.provider and v.model = c.model and v.unit = u.unit and v.micros is not null)) as units,
         exists (select from valid v where v.provider = c.provider and v.model = c.model and v.micros is not null) as has_price
       from called c
     )
     select provider, model, calls, units from missing where cardinality(units) > 0 or not has_price
     order by calls desc, provider, model limit 50`,
  );
  return rows;
}
