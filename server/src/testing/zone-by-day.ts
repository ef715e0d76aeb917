import type { TestProduct } from './test-product.ts';

/** A time zone where it is from 10:00 to 21:00 now, and its day: no midnight passes and the working morning has begun, whenever tests run. */
export async function zoneByDay(product: Pick<TestProduct, 'sql'>): Promise<{ zone: string; today: string }> {
  const [found] = await product.sql<{ zone: string; today: string }>(
    `select zone, to_char(now() at time zone zone, 'YYYY-MM-DD') as today from unnest(array['Etc/GMT+10', 'UTC', 'Etc/GMT-10']) zone
     where extract(hour from now() at time zone zone) between 10 and 20 limit 1`,
  );
  if (!found) throw new Error('No time zone was found');
  return found;
}
