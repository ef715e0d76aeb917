// SQL of what providers ask for their models.
import { priceLimits } from '@folio/contract/price-units';
import { asc, desc, sql } from 'drizzle-orm';
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

/** Models whose calls of the last 30 days have no cost, most calls first; at most 50. */
export async function listUnpriced(db: Db): Promise<{ provider: string; model: string; calls: number }[]> {
  const { rows } = await db.client.query<{ provider: string; model: string; calls: number }>(
    `select provider, model, count(*)::int as calls from model_calls
     where created_at > now() - interval '30 days' and cost_micros is null group by 1, 2 order by 3 desc, 1, 2 limit 50`,
  );
  return rows;
}
